/** The part of @sparticuz/chromium's API that is used here: it is installed only where journeys run. */
declare module '@sparticuz/chromium' {
  /** Unpacks an archive once. @returns the folder with its content */
  export function inflate(archive: string): Promise<string>;

  const chromium: {
    /** Unpacks the browser once. @returns the path of its program */
    executablePath(): Promise<string>;
  };
  export default chromium;
}
