import type { Rule, Threshold } from './tables';

/** What is known of a rule, from the strongest to nothing. */
export const STANDINGS = ['proven', 'partly', 'named', 'unnamed', 'not built'] as const;
export type Standing = (typeof STANDINGS)[number];

export interface Evidence {
  /** How many faults break a rule that a test notices. */
  readonly noticed: ReadonlyMap<string, number>;
  /** Rules that the title of a test names. */
  readonly named: ReadonlySet<string>;
  /** Rules of which something is not proven, and what. */
  readonly partly: ReadonlyMap<string, string>;
  /** Rules that are not built, and why. */
  readonly notBuilt: ReadonlyMap<string, string>;
}

/** Proven is a rule of which as many faults are noticed as it has clauses. */
export function standingOf(
  { id, clauses }: Pick<Rule, 'id' | 'clauses'>,
  { noticed, named, partly, notBuilt }: Evidence,
): Standing {
  const faults = noticed.get(id) ?? 0;
  if (notBuilt.has(id)) return 'not built';
  if (partly.has(id) || (faults > 0 && faults < clauses)) return 'partly';
  if (faults > 0) return 'proven';
  return named.has(id) ? 'named' : 'unnamed';
}

/** What the lists say and the tests deny, or the other way round. */
export function contradictions(rules: readonly Rule[], evidence: Evidence): string[] {
  const { noticed, named, partly, notBuilt } = evidence;
  const known = new Set(rules.map(({ id }) => id));
  const strangers = [...noticed.keys(), ...partly.keys(), ...notBuilt.keys()].filter((id) => !known.has(id));
  return [
    ...strangers.map((id) => `${id} has no text`),
    ...[...notBuilt.keys()]
      .filter((id) => named.has(id) || noticed.has(id))
      .map((id) => `${id} is said not to be built, and a test names it`),
    ...[...partly.keys()]
      .filter((id) => !named.has(id) && !noticed.has(id))
      .map((id) => `${id} is said to be proven in part, and no test names it`),
  ];
}

export type Count = Record<Standing, number>;

export function count(rules: readonly Rule[], evidence: Evidence): Count {
  const counted: Count = { proven: 0, partly: 0, named: 0, unnamed: 0, 'not built': 0 };
  for (const rule of rules) counted[standingOf(rule, evidence)] += 1;
  return counted;
}

/** Of what is built, how much is proven; one decimal, never rounded up. */
export function provenPercent(counted: Count): number {
  const built = STANDINGS.reduce((sum, standing) => sum + counted[standing], 0) - counted['not built'];
  return built === 0 ? 100 : Math.floor((counted.proven * 1000) / built) / 10;
}

/** Families where code may cite what no test names yet, up to a number. */
const isLenient = ({ family }: Rule) => family === 'decisions' || family === 'messages';

const unnamedOf = (rules: readonly Rule[], evidence: Evidence): Rule[] =>
  rules.filter((rule) => standingOf(rule, evidence) === 'unnamed');

/** The threshold with what is better now; nothing becomes looser. */
export function tightened(threshold: Threshold, rules: readonly Rule[], evidence: Evidence): Threshold {
  const counted = count(rules, evidence);
  const lenient = unnamedOf(rules, evidence).filter(isLenient).length;
  return {
    ...threshold,
    leastProvenPercent: Math.max(threshold.leastProvenPercent, provenPercent(counted)),
    mostNamedOnly: Math.min(threshold.mostNamedOnly, counted.named),
    mostUnnamed: Math.min(threshold.mostUnnamed, lenient),
  };
}

/** What makes a run fail. */
export function shortcomings(rules: readonly Rule[], evidence: Evidence, threshold: Threshold): string[] {
  const unnamed = unnamedOf(rules, evidence);
  const lenient = unnamed.filter(isLenient).length;
  const counted = count(rules, evidence);
  const percent = provenPercent(counted);
  return [
    ...unnamed.filter((rule) => !isLenient(rule)).map(({ id }) => `${id} is named by no test`),
    ...contradictions(rules, evidence),
    ...(lenient > threshold.mostUnnamed
      ? [`${lenient} decisions and messages are named by no test, ${threshold.mostUnnamed} at most`]
      : []),
    ...(counted.named > threshold.mostNamedOnly
      ? [
          `${counted.named} rules are only named, ${threshold.mostNamedOnly} at most: a fault has to prove them`,
        ]
      : []),
    ...(percent < threshold.leastProvenPercent
      ? [`${percent} % of the rules are proven, ${threshold.leastProvenPercent} % at least`]
      : []),
  ];
}
