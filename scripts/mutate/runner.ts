import { resolve } from 'node:path';
import { createVitest, type TestModule, type Vitest } from 'vitest/node';
import { type Put, putIn } from './put-in';

export type Verdict =
  /** A test failed, as it should. */
  | { kind: 'killed'; by: string }
  | { kind: 'survived' }
  /** The fault is none that could be shipped: nothing loads with it. */
  | { kind: 'broken'; why: string };

export interface TestRunner {
  /** What one test file says with these faults in the code. */
  judge(test: string, faults: readonly Put[]): Promise<Verdict>;
  close(): Promise<void>;
}

const firstLine = (error: unknown): string =>
  String((error as { message?: unknown } | undefined)?.message ?? error).split('\n')[0]!;

function verdictOf(modules: readonly TestModule[]): Verdict {
  for (const module of modules) {
    for (const test of module.children.allTests('failed')) return { kind: 'killed', by: test.fullName };
    const [error] = module.errors();
    if (error) return { kind: 'broken', why: firstLine(error) };
    for (const suite of module.children.allSuites())
      if (suite.errors()[0])
        return { kind: 'killed', by: `${suite.fullName}: ${firstLine(suite.errors()[0])}` };
  }
  return { kind: 'survived' };
}

/** One warm test runner for many faults: between two of them only the changed module is read anew. */
export async function createRunner(): Promise<TestRunner> {
  const silent = { onInit: () => undefined };
  const vitest: Vitest = await createVitest('test', {
    watch: false,
    reporters: [silent],
    passWithNoTests: false,
  });
  await vitest.standalone();
  let touched: readonly string[] = [];
  return {
    async judge(test, faults) {
      const files = [...new Set(faults.map(({ file }) => resolve(file)))];
      for (const file of new Set([...touched, ...files])) vitest.invalidateFile(file);
      touched = files;
      putIn(faults);
      const path = resolve(test);
      const specifications = (await vitest.globTestSpecifications([path])).filter(
        ({ moduleId }) => moduleId === path,
      );
      if (specifications.length === 0) return { kind: 'broken', why: `no such test: ${test}` };
      const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
      // Those of the runs before are still told.
      const verdict = verdictOf(testModules.filter(({ moduleId }) => moduleId === path));
      if (verdict.kind === 'survived' && unhandledErrors.length > 0)
        return { kind: 'killed', by: firstLine(unhandledErrors[0]) };
      return verdict;
    },
    close: () => vitest.close(),
  };
}
