import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import type { SourceFile } from '../lib/walls';

const HOUSES = ['core', 'server', 'plugins', 'themes', 'scripts', 'tests', 'docs', '.storybook'];
const CITING = /\.(?:tsx?|m?js|md|html|css)$/;
const TEST = /\.(?:test|stories|journey)\.tsx?$/;
/** Where the texts themselves stand, where made-up rules are counted, and what is only data. */
const APART = /^(?:docs\/rules\/|scripts\/rules\/.*\.test\.ts$|server\/reference\/data\/)/;

function* filesBelow(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(path);
    else if (CITING.test(entry.name) && !APART.test(path)) yield path;
  }
}

/** Every file that may cite a rule. */
export function citingFiles(): SourceFile[] {
  const atTheRoot = readdirSync('.').filter((name) => CITING.test(name));
  return [...atTheRoot, ...HOUSES.flatMap((house) => [...filesBelow(house)])].map((path) => ({
    path,
    text: readFileSync(path, 'utf8'),
  }));
}

/** Of a test: it, what helps it, and cases that several share. */
export const isOfTests = (path: string): boolean =>
  TEST.test(path) || /\.cases\.tsx?$|^tests\/|\/testing\//.test(path);

/** Of these, the tests, stories and journeys. */
export const testsAmong = (files: readonly SourceFile[]): SourceFile[] =>
  files.filter(({ path }) => TEST.test(path));
