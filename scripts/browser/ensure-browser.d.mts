export interface Browser {
  executablePath: string;
  /** To be added to the environment of the browser. */
  env: Record<string, string>;
  args: string[];
}

export function ensureBrowser(): Browser;
