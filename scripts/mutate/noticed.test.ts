import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readRules } from '../rules/tables';
import { AREAS } from './areas';
import { faultsIn, mutationRow, noticedRows, readTable, replaced, type Report } from './noticed';

const isSorted = (rows: readonly string[][]) => {
  const lines = rows.map((row) => row.join('\t'));
  expect(lines).toEqual([...new Set(lines)].sort());
};

describe('what the faults of the tool have shown', () => {
  it('is told of areas that there are, and of rules that have a text', () => {
    const rules = new Set(readRules().map(({ id }) => id));
    const noticed = readTable('noticed');
    isSorted(noticed);
    for (const [rule = '', area = '', count, example = ''] of noticed) {
      expect(rules, rule).toContain(rule);
      expect(AREAS, rule).toHaveProperty(area);
      expect(Number(count), rule).toBeGreaterThan(0);
      expect(existsSync(example.split(': ')[0]!), example).toBe(true);
    }
    const areas = readTable('mutation');
    isSorted(areas);
    for (const [area = '', ...figures] of areas) {
      expect(AREAS).toHaveProperty(area);
      const [all, known, survived, percent] = figures.map(Number);
      expect([area, known! + survived!]).toEqual([area, all]);
      expect(percent).toBe(Math.floor((known! * 1000) / all!) / 10);
    }
  });

  it('is of files and folders that there are', () => {
    for (const { of, by = [] } of Object.values(AREAS))
      for (const path of [...of, ...by].map((each) => each.replace('!', '')))
        expect(existsSync(path), path).toBe(true);
  });
});

describe('a report', () => {
  const fault = (mutatorName: string, status: string, killedBy: string[] = []) => ({
    ...{ mutatorName, status, killedBy },
  });
  const report: Report = {
    files: {
      'a.ts': { mutants: [fault('Block', 'Killed', ['1', '2']), fault('Regex', 'Killed', ['1'])] },
      'b.ts': { mutants: [fault('Block', 'Timeout'), fault('Block', 'Survived'), fault('Block', 'Ignored')] },
    },
    testFiles: {
      'a.test.ts': {
        tests: [
          { id: '1', name: 'prices R001 R002 add up' },
          { id: '2', name: 'R002 R003' },
        ],
      },
    },
  };
  const faults = faultsIn(report);

  it('becomes a row a rule, with the fault that the fewest noticed', () => {
    expect(noticedRows('boats', faults, new Set(['R001', 'R002']))).toEqual([
      ['R001', 'boats', '2', 'a.ts: Regex'],
      ['R002', 'boats', '2', 'a.ts: Regex'],
    ]);
  });

  it('becomes a row an area, and what was not tried does not count', () => {
    expect(mutationRow('boats', faults, '2026-01-02')).toEqual(['boats', '4', '3', '1', '75', '2026-01-02']);
    expect(mutationRow('boats', [], '2026-01-02')).toEqual(['boats', '0', '0', '0', '100', '2026-01-02']);
  });

  it('replaces the rows of its own area alone', () => {
    const rows = [
      ['R001', 'boats'],
      ['R002', 'trains'],
    ];
    expect(replaced(rows, 'noticed', 'boats', [['R003', 'boats']])).toEqual([
      ['R002', 'trains'],
      ['R003', 'boats'],
    ]);
    expect(replaced([['trains', '1']], 'mutation', 'boats', [['boats', '2']])).toEqual([
      ['boats', '2'],
      ['trains', '1'],
    ]);
  });
});
