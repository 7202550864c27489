import { describe, expect, it } from 'vitest';
import {
  contradictions,
  count,
  type Evidence,
  provenPercent,
  shortcomings,
  standingOf,
  tightened,
} from './standing';
import type { Family, Rule, Threshold } from './tables';

const rule = (id: string, family: Family = 'requirements'): Rule => ({
  id,
  family,
  area: 'core',
  text: id,
  clauses: id === 'R006' ? 2 : 1,
});
const evidence = (given: Partial<Evidence>): Evidence => ({
  noticed: new Map(),
  named: new Set(),
  partly: new Map(),
  notBuilt: new Map(),
  ...given,
});
const threshold: Threshold = {
  leastProvenPercent: 0,
  mostNamedOnly: 0,
  mostUnnamed: 0,
  mostCrowdedTitles: 0,
  leastKilledPercent: 0,
  mostUnsaid: 0,
  mostUncalled: 0,
};

describe('what is known of a rule', () => {
  const known = evidence({
    noticed: new Map([
      ['R001', 1],
      ['R002', 1],
      ['R006', 1],
      ['R007', 2],
    ]),
    named: new Set(['R001', 'R002', 'R003']),
    partly: new Map([['R002', 'not at night']]),
    notBuilt: new Map([['R005', 'later']]),
  });

  it('is proven by a fault, named by a title, and what is written stands over both', () => {
    const ids = ['R001', 'R002', 'R003', 'R004', 'R005'];
    expect(ids.map((id) => standingOf(rule(id), known))).toEqual([
      'proven',
      'partly',
      'named',
      'unnamed',
      'not built',
    ]);
  });

  it('is proven in part by fewer faults than it has clauses', () => {
    expect(standingOf(rule('R006'), known)).toBe('partly');
    expect(standingOf({ ...rule('R007'), clauses: 2 }, known)).toBe('proven');
  });

  it('is counted, and what is not built is left out of the share', () => {
    const counted = count(
      ['R001', 'R002', 'R003', 'R004', 'R005'].map((id) => rule(id)),
      known,
    );
    expect(counted).toEqual({ proven: 1, partly: 1, named: 1, unnamed: 1, 'not built': 1 });
    expect(provenPercent(counted)).toBe(25);
  });

  it('is never rounded up', () => {
    expect(provenPercent({ proven: 1999, partly: 0, named: 1, unnamed: 0, 'not built': 0 })).toBe(99.9);
    expect(provenPercent({ proven: 0, partly: 0, named: 0, unnamed: 0, 'not built': 3 })).toBe(100);
  });
});

describe('what makes a run fail', () => {
  it('is a rule without a test, but for decisions and messages up to a number', () => {
    const rules = [
      rule('R001'),
      rule('SEC-01', 'security'),
      rule('G01', 'decisions'),
      rule('M001', 'messages'),
    ];
    expect(shortcomings(rules, evidence({}), { ...threshold, mostUnnamed: 2 })).toEqual([
      'R001 is named by no test',
      'SEC-01 is named by no test',
    ]);
    expect(shortcomings(rules.slice(2), evidence({}), { ...threshold, mostUnnamed: 1 })).toEqual([
      '2 decisions and messages are named by no test, 1 at most',
    ]);
  });

  it('is one more that is only named', () => {
    const named = evidence({ named: new Set(['R001', 'R002']) });
    const rules = [rule('R001'), rule('R002')];
    expect(shortcomings(rules, named, { ...threshold, mostNamedOnly: 2 })).toEqual([]);
    expect(shortcomings(rules, named, { ...threshold, mostNamedOnly: 1 })).toEqual([
      '2 rules are only named, 1 at most: a fault has to prove them',
    ]);
  });

  it('is a smaller share of proven ones', () => {
    const half = evidence({ noticed: new Map([['R001', 1]]), named: new Set(['R001', 'R002']) });
    const rules = [rule('R001'), rule('R002')];
    const told = (leastProvenPercent: number) =>
      shortcomings(rules, half, { ...threshold, mostNamedOnly: 1, leastProvenPercent });
    expect(told(50)).toEqual([]);
    expect(told(50.1)).toEqual(['50 % of the rules are proven, 50.1 % at least']);
  });

  it('is written anew where it is better, and only there', () => {
    const known = evidence({ noticed: new Map([['R001', 1]]), named: new Set(['R001', 'R002']) });
    const rules = [rule('R001'), rule('R002'), rule('G01', 'decisions'), rule('G02', 'decisions')];
    const loose = { ...threshold, mostNamedOnly: 5, mostUnnamed: 7, mostCrowdedTitles: 9 };
    expect(tightened(loose, rules, known)).toEqual({
      ...loose,
      ...{ leastProvenPercent: 25, mostNamedOnly: 1, mostUnnamed: 2 },
    });
    const strict = { ...threshold, leastProvenPercent: 90 };
    expect(tightened(strict, rules, known)).toEqual(strict);
  });

  it('is a list that says otherwise than the tests', () => {
    const odd = evidence({
      noticed: new Map([['R009', 1]]),
      named: new Set(['R001']),
      partly: new Map([['R002', 'half']]),
      notBuilt: new Map([
        ['R001', 'later'],
        ['R008', 'never'],
      ]),
    });
    expect(contradictions([rule('R001'), rule('R002')], odd)).toEqual([
      'R009 has no text',
      'R008 has no text',
      'R001 is said not to be built, and a test names it',
      'R002 is said to be proven in part, and no test names it',
    ]);
  });
});
