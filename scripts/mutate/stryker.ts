import { readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Stryker } from '@stryker-mutator/core';
import { sources } from '../lib/sources';
import type { Area } from './areas';
import type { Report } from './noticed';

const FOLDER = '.tmp/mutate';
const TEXTS = fileURLToPath(new URL('words.mjs', import.meta.url));

const isFile = (path: string) => /\.\w+$/.test(path);
const isLeftOut = (path: string) => path.startsWith('!');
/** Starting a server or a page takes longer than all else, and each fault is tried anew. */
const STARTS_MUCH =
  /\btest(?:Db|Server)\b|\/testing\/site'|\bvi\.(?:mock|doMock|resetModules)\(|@vitest-environment/;
const testsIn = (path: string) =>
  isFile(path)
    ? [path].filter((file) => file.endsWith('.test.ts'))
    : [...sources(path)]
        .filter((file) => file.path.endsWith('.test.ts') && !STARTS_MUCH.test(file.text))
        .map((file) => file.path);
/** What decides nothing: tests and what they need, styles, hooks of views, texts, steps of the schema, samples. */
const APART = [
  ...['test', 'cases', 'bench', 'css'].map((kind) => `*.${kind}.ts`),
  ...['testing/**', 'use-*.ts', '*words.ts', 'labels.ts', '*migration.ts', 'sample*.ts'],
].map((path) => `!**/${path}`);

/** Makes the code of an area wrong, one small fault after the other, and tells which tests noticed which. */
export async function mutate(name: string, { of, by = [] }: Area, force: boolean): Promise<Report> {
  const fileName = `${FOLDER}/${name}/report.json`;
  const chosen = [...of.map((path) => (isFile(path) ? path : `${path}/**/*.ts`)), ...APART];
  await new Stryker({
    mutate: chosen,
    testFiles: [...of.filter((path) => !isLeftOut(path)), ...by].flatMap(testsIn),
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner', TEXTS],
    ignorers: ['texts'],
    mutator: { excludedMutations: ['StringLiteral'] },
    coverageAnalysis: 'perTest',
    // What runs once, as a file is loaded, would need every test each time.
    ignoreStatic: true,
    // All that notice a fault are told, as each names its rules.
    disableBail: true,
    incremental: true,
    incrementalFile: `${FOLDER}/${name}/incremental.json`,
    force,
    concurrency: 2,
    timeoutMS: 20_000,
    disableTypeChecks: false,
    tempDirName: `${FOLDER}/sandbox`,
    ignorePatterns: ['.tmp', '.data', 'dist', 'coverage'],
    reporters: ['json', 'html', 'clear-text', process.stdout.isTTY ? 'progress' : 'progress-append-only'],
    jsonReporter: { fileName },
    htmlReporter: { fileName: `${FOLDER}/${name}/report.html` },
    clearTextReporter: { logTests: false, reportTests: false, reportScoreTable: false },
    vitest: { related: false },
  }).runMutationTest();
  const report = JSON.parse(readFileSync(fileName, 'utf8')) as Report;
  const has = (file: string) => (pattern: string) => matchesGlob(file, pattern.replace('!', ''));
  const [out, within] = [chosen.filter(isLeftOut), chosen.filter((pattern) => !isLeftOut(pattern))];
  // What an earlier run has found of files that are no longer chosen is still told.
  const files = Object.entries(report.files).filter(
    ([file]) => within.some(has(file)) && !out.some(has(file)),
  );
  return { ...report, files: Object.fromEntries(files) };
}
