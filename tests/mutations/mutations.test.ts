import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { mutantsOf } from '@/scripts/mutate/faults';
import { withFaults } from '@/scripts/mutate/put-in';

const all = await mutantsOf([]);

describe('the faults that tests have to notice', () => {
  it('are there', () => {
    expect(all.length).toBeGreaterThan(3);
  });

  it.each(all.map((mutant) => [`${mutant.area}: ${mutant.name}`, mutant] as const))('%s', (_, mutant) => {
    expect(existsSync(mutant.test), mutant.test).toBe(true);
    const source = readFileSync(mutant.file, 'utf8');
    expect(withFaults(mutant.file, source, [mutant])).not.toBe(source);
    expect(mutant.breaks.length).toBeGreaterThan(0);
    for (const id of mutant.breaks)
      expect(id).toMatch(/^(?:R\d{3}|M\d{3}|G\d+|INV-\d+|SEC-\d+|UX-\d+|[A-Z]+-\d+)$/);
  });

  it('have names of their own', () => {
    const names = all.map(({ area, name }) => `${area}: ${name}`);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
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
