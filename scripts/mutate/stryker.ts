import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Stryker } from '@stryker-mutator/core';
import type { Area } from './areas';
import type { Report } from './noticed';

const FOLDER = '.tmp/mutate';
const TEXTS = fileURLToPath(new URL('words.mjs', import.meta.url));

const isFile = (path: string) => /\.\w+$/.test(path);
const testsIn = (path: string) => (isFile(path) ? path : `${path}/**/*.test.ts`);

/** Makes the code of an area wrong, one small fault after the other, and tells which tests noticed which. */
export async function mutate(name: string, { of, by = [] }: Area, force: boolean): Promise<Report> {
  const fileName = `${FOLDER}/${name}/report.json`;
  await new Stryker({
    mutate: [
      ...of.map((path) => (isFile(path) ? path : `${path}/**/*.ts`)),
      ...['test', 'css', 'cases', 'bench'].map((kind) => `!**/*.${kind}.ts`),
      ...['testing/**', '*migration.ts', 'sample*.ts'].map((path) => `!**/${path}`),
    ],
    testFiles: [...of.filter((path) => !isFile(path)), ...by].map(testsIn),
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
    reporters: ['json', 'html', 'clear-text'],
    jsonReporter: { fileName },
    htmlReporter: { fileName: `${FOLDER}/${name}/report.html` },
    clearTextReporter: { logTests: false, reportTests: false, reportScoreTable: false },
    vitest: { related: false },
  }).runMutationTest();
  return JSON.parse(readFileSync(fileName, 'utf8')) as Report;
}
