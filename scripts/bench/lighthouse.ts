import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { median } from './table';

const FOLDER = 'scripts/bench/lighthouse';
const run = promisify(execFile);

export interface LighthouseScores {
  url: string;
  /** Performance, accessibility, best practices, search engines: 0 to 100, each the middle of several runs. */
  scores: number[];
  /** Performance run by run: a machine that does other things beside moves it. */
  performance: number[];
  /** Audits below 90 % in any run, by id. */
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
    timeout: 1_800_000,
  });
  const pages = JSON.parse(stdout.slice(stdout.indexOf('[{'))) as {
    url: string;
    runs: [performance: number, ...others: number[]][];
    weak: string[];
  }[];
  return pages.map(({ url, runs, weak }) => ({
    url,
    scores: runs[0]!.map((_, category) => median(runs.map((run) => run[category]!))),
    performance: runs.map(([performance]) => performance),
    weak,
  }));
}
