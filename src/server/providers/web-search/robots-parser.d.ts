/** The package's own types describe its entry as a module inside a module, so its class is imported and described here. */
declare module "robots-parser/Robots.js" {
  class Robots {
    constructor(url: string, contents: string);
    /** Nothing when the address is of another site. */
    isAllowed(url: string, userAgent?: string): boolean | undefined;
  }
  export = Robots;
}
