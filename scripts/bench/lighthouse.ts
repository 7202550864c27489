import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';

const FOLDER = 'scripts/bench/lighthouse';
const run = promisify(execFile);

export interface LighthouseScores {
  url: string;
  /** Performance, accessibility, best practices, search engines: 0 to 100. */
  scores: number[];
  /** Audits below 90 %, by id. */
  weak: string[];
}

/**
 * Lighthouse's mobile scores of pages. It is installed in its own folder on first use, because it is larger than
 * everything else together; null when it cannot be had.
 */
export async function lighthouseScores(browser: string, urls: string[]): Promise<LighthouseScores[] | null> {
  if (!existsSync(`${FOLDER}/node_modules/lighthouse`)) {
    try {
      await run('npm', ['ci', '--prefix', FOLDER, '--ignore-scripts'], { timeout: 300_000 });
    } catch {
      return null;
    }
  }
  const { stdout } = await run(process.execPath, [`${FOLDER}/score.mjs`, browser, ...urls], {
    timeout: 600_000,
  });
  return JSON.parse(stdout.slice(stdout.indexOf('[{'))) as LighthouseScores[];
}
