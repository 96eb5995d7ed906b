declare module "*.css";

declare module "*.woff2?url" {
  const url: string;
  // biome-ignore lint/style/noDefaultExport: that is how the bundler hands out an address
  export default url;
}
