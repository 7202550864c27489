import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The Chromium that tests drive: CHROMIUM_PATH, else an installed one, else the one that the package
 * `@sparticuz/chromium` carries, unpacked once under `.tmp`. Throws with what to do when there is none.
 */
export async function findBrowser(): Promise<string> {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return named;
  const installed = INSTALLED.find((path) => existsSync(path));
  if (installed) return installed;
  const folder = join(process.cwd(), '.tmp', 'chromium');
  try {
    if (!existsSync(folder)) await unpack(folder);
    process.env['TMPDIR'] = folder;
    const { default: packaged } = await import('@sparticuz/chromium');
    return await packaged.executablePath();
  } catch (cause) {
    throw new Error('No Chromium was found. Install one, or set CHROMIUM_PATH to its executable.', { cause });
  }
}

/** Whole or not at all: what a process that was ended has left half unpacked would be taken for the browser ever after. */
async function unpack(folder: string): Promise<void> {
  const aside = `${folder}-${process.pid}`;
  await mkdir(aside, { recursive: true });
  process.env['TMPDIR'] = aside;
  const { default: packaged } = await import('@sparticuz/chromium');
  await packaged.executablePath();
  // Another process may have been faster.
  await rename(aside, folder).catch(() => rm(aside, { recursive: true }));
}
