import fc from 'fast-check';
import { expect, test } from 'vitest';
import { circleOf } from './circle';
import { type Module, sharedFiles, type View } from './shared-files';

const COST = 1000;

const module = (id: string, needs: string[] = [], size = 500, owner = 'core'): Module => ({
  id,
  owner,
  size,
  needs,
});
const view = (...modules: string[]): View => ({ modules, weight: 1 });

/** A program: modules need earlier ones of their own or of the core; a view is some modules with all that they need. */
const program = fc
  .array(
    fc.record({
      owner: fc.constantFrom('core', 'flight', 'hotel'),
      size: fc.integer({ min: 0, max: 5000 }),
      needs: fc.array(fc.nat(), { maxLength: 4 }),
    }),
    { minLength: 1, maxLength: 14 },
  )
  .chain((raw) => {
    const modules = raw.map(({ owner, size, needs }, at) => ({
      id: `m${at}`,
      owner,
      size,
      needs: [...new Set(needs.map((one) => one % Math.max(at, 1)))]
        .filter((one) => one < at && ['core', owner].includes(raw[one]!.owner))
        .map((one) => `m${one}`),
    }));
    return fc.record({
      modules: fc.constant(modules),
      views: fc.array(
        fc.record({
          modules: fc
            .subarray(
              modules.map(({ id }) => id),
              { minLength: 1 },
            )
            .map((from) => closure(modules, from)),
          weight: fc.constantFrom(0.2, 1, 3),
        }),
        { minLength: 1, maxLength: 6 },
      ),
    });
  });

function closure(modules: readonly Module[], from: readonly string[]): string[] {
  const all = new Set(from);
  for (const id of all) for (const next of modules.find((one) => one.id === id)!.needs) all.add(next);
  return [...all];
}

/** What all views load: the bytes of whole files, those that files need included, and what a file costs. */
function costOf(files: string[][], modules: readonly Module[], views: readonly View[]): number {
  const known = new Map(modules.map((one) => [one.id, one]));
  const fileOf = new Map(files.flatMap((ids) => ids.map((id) => [id, ids] as const)));
  let sum = 0;
  for (const { modules: needed, weight } of views) {
    const loaded = new Set([...needed].map((id) => fileOf.get(id)!));
    for (const file of loaded)
      for (const id of file) for (const next of known.get(id)!.needs) loaded.add(fileOf.get(next)!);
    for (const file of loaded)
      sum += weight * (COST + file.reduce((bytes, id) => bytes + known.get(id)!.size, 0));
  }
  return sum;
}

test('what the same views need is one file', () => {
  const files = sharedFiles(
    [module('form'), module('list'), module('date')],
    [view('form', 'date'), view('list')],
    0,
  );
  expect(files).toEqual([['form', 'date'], ['list']]);
});

test('a small file is joined to what is mostly loaded with it, a large one is not', () => {
  const views = [view('all', 'small', 'large'), view('all', 'small', 'large'), view('all')];
  expect(sharedFiles([module('all'), module('small', [], 900)], views, COST)).toEqual([['all', 'small']]);
  expect(sharedFiles([module('all'), module('large', [], 2100)], views, COST)).toEqual([['all'], ['large']]);
});

test('what a file brings along is counted', () => {
  const modules = [module('all'), module('small', ['heavy'], 100), module('heavy', [], 9000)];
  const views = [view('all', 'small', 'heavy'), view('all', 'small', 'heavy'), view('all')];
  expect(sharedFiles(modules, views, COST)).toContainEqual(['all']);
});

test('modules of two owners never share a file, however alike they are loaded', () => {
  const modules = [module('a', [], 1, 'flight'), module('b', [], 1, 'hotel')];
  expect(sharedFiles(modules, [view('a', 'b')], COST)).toHaveLength(2);
});

test('files hold every module once, need one another in no circle, and cost less than before', () => {
  fc.assert(
    fc.property(program, ({ modules, views }) => {
      const files = sharedFiles(modules, views, COST);
      expect(files.flat().sort()).toEqual(modules.map(({ id }) => id).sort());
      const fileOf = new Map(files.flatMap((ids, at) => ids.map((id) => [id, String(at)] as const)));
      const chunks = Object.fromEntries(
        files.map((ids, at) => [
          String(at),
          {
            imports: ids
              .flatMap((id) => modules.find((one) => one.id === id)!.needs.map((next) => fileOf.get(next)!))
              .filter((next) => next !== String(at)),
          },
        ]),
      );
      expect(circleOf(chunks)).toBeNull();
      const unjoined = sharedFiles(modules, views, 0);
      expect(costOf(files, modules, views)).toBeLessThanOrEqual(costOf(unjoined, modules, views) + 1e-6);
    }),
    { numRuns: 500 },
  );
});
