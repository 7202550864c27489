import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { mutantsIn, mutantsOf } from '@/scripts/mutate/faults';
import { withFaults } from '@/scripts/mutate/put-in';

const all = mutantsOf([]);
const ID = /^(?:[RM]\d{3}|G\d{2,3}|INV-\d|SEC-\d{2})$/;

describe('the faults that tests have to notice', () => {
  it.each([...new Set(all.map(({ area }) => area))])(
    '%s: stand in the code, each under a name of its own',
    (area) => {
      const own = all.filter((mutant) => mutant.area === area);
      expect(
        own.map(({ name }) => name).filter((name, index, names) => names.indexOf(name) !== index),
      ).toEqual([]);
      for (const mutant of own) {
        expect(existsSync(mutant.test), `${mutant.name}: ${mutant.test}`).toBe(true);
        const source = readFileSync(mutant.file, 'utf8');
        expect(withFaults(mutant.file, source, [mutant]), mutant.name).not.toBe(source);
        for (const id of mutant.breaks) expect(id, mutant.name).toMatch(ID);
      }
    },
  );
});

describe('a table of faults', () => {
  const head = '> a.ts\ta.test.ts\tR001 G11';

  it('says file, test and rules once for all below, and a fault its own where they differ', () => {
    expect(
      mutantsIn('boats', `${head}\nfree\ta␠\t∅\nlate\ta;⏎b\tb\tR002\tsurvives: nobody sees it\n`),
    ).toEqual([
      {
        ...{ area: 'boats', name: 'free', file: 'a.ts', test: 'a.test.ts', find: 'a ', put: '' },
        ...{ breaks: ['R001', 'G11'], isDear: false },
      },
      {
        ...{ area: 'boats', name: 'late', file: 'a.ts', test: 'a.test.ts', find: 'a;\nb', put: 'b' },
        ...{ breaks: ['R002'], isDear: false, survives: 'nobody sees it' },
      },
    ]);
    expect(mutantsIn('boats', `${head}\nfree\ta\tb\t\tdear`)[0]).toMatchObject({ isDear: true });
  });

  it('is refused where a line is not whole', () => {
    expect(() => mutantsIn('boats', 'free\ta\tb')).toThrow('boats: not whole: free');
    expect(() => mutantsIn('boats', `${head}\nfree\ta`)).toThrow('not whole');
  });
});

describe('putting a fault in', () => {
  const fault = { file: 'a.ts', find: 'a > b', put: 'a >= b' };

  it('replaces what stands there, in its own file only', () => {
    expect(withFaults('a.ts', 'if (a > b) c();', [fault])).toBe('if (a >= b) c();');
    expect(withFaults('b.ts', 'if (a > b) c();', [fault])).toBe('if (a > b) c();');
  });

  it('refuses what is gone and what stands twice', () => {
    expect(() => withFaults('a.ts', 'if (a < b) c();', [fault])).toThrow('stands 0 times');
    expect(() => withFaults('a.ts', 'a > b; a > b', [fault])).toThrow('stands 2 times');
  });
});
