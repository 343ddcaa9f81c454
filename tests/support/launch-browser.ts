import { type Browser, chromium } from '@playwright/test';
import { ensureBrowser } from '../../scripts/browser/ensure-browser.mjs';

/** Launches the tests' Chromium outside of Playwright's runner. */
export function launchBrowser(...flags: string[]): Promise<Browser> {
  const { executablePath, args, env } = ensureBrowser();
  return chromium.launch({
    executablePath,
    args: [...args, ...flags],
    env: { ...process.env, ...env } as Record<string, string>,
  });
}
