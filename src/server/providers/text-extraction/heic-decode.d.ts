declare module "heic-decode" {
  /** One picture of a file; its pixels come when they are asked for. */
  interface HeicPicture {
    width: number;
    height: number;
    decode(): Promise<{ width: number; height: number; data: Uint8ClampedArray }>;
  }
  const decode: { all(file: { buffer: Uint8Array }): Promise<HeicPicture[]> };
  // biome-ignore lint/style/noDefaultExport: the package has no other
  export default decode;
}
