import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

/** What is written of the rules, a table a family: docs/rules/README.md tells what each is. */
export const FAMILIES = ['requirements', 'decisions', 'security', 'invariants', 'messages'] as const;
export type Family = (typeof FAMILIES)[number];

export interface Rule {
  readonly id: string;
  readonly family: Family;
  readonly area: string;
  readonly text: string;
  /** How many things it says: parts of its text, or the constants that stand in it if they are more. */
  readonly clauses: number;
}

/** What the specification names beside its rules, each in a table of its own. */
export interface Constant {
  readonly name: string;
  /** The rule that it stands in. */
  readonly rule: string;
}
export interface Words {
  readonly id: string;
  readonly words: string;
}
export interface Call {
  readonly method: string;
  readonly path: string;
}

/** Numbers below or above which a run fails; they may only be made stricter. */
export interface Threshold {
  /** Of the rules that are built, those that a fault in the code proves, in percent. */
  readonly leastProvenPercent: number;
  /** Rules that a title names, and nothing else is known of. */
  readonly mostNamedOnly: number;
  /** Decisions and messages that code cites and no test names. */
  readonly mostUnnamed: number;
  /** Titles that name more than two rules. */
  readonly mostCrowdedTitles: number;
  /** Of the faults that are put into the code, those that a test notices, in percent. */
  readonly leastKilledPercent: number;
  /** Messages whose words no test expects. */
  readonly mostUnsaid: number;
  /** Calls whose path no test has. */
  readonly mostUncalled: number;
}

const FOLDER = 'docs/rules';
const THRESHOLD = `${FOLDER}/threshold.json`;

/** The rows of a table with columns between tabs, without its head. Throws for a row that is not whole. */
export function rowsOf(text: string, name: string): string[][] {
  const [head = '', ...lines] = text.trimEnd().split('\n');
  const width = head.split('\t').length;
  return lines.map((line) => {
    const row = line.split('\t');
    if (row.length !== width || row.some((cell) => cell.trim() === ''))
      throw new Error(`${name}: this row is not whole: ${line}`);
    return row;
  });
}

const read = (name: string): string[][] => rowsOf(readFileSync(`${FOLDER}/${name}.tsv`, 'utf8'), name);

export const readConstants = (): Constant[] =>
  read('constants').map(([name, , , rule]) => ({ name: name!, rule: rule! }));
export const readWords = (): Words[] => read('words').map(([id, , words]) => ({ id: id!, words: words! }));
export const readCalls = (): Call[] =>
  read('calls').map(([method, path]) => ({ method: method!, path: path! }));

/** The parts of a rule's text, which end with a semicolon or a full stop; what it quotes is no part, nor what amends it. */
export const partsOf = (text: string): number =>
  text
    .replace(/\s*\([^()]*\)$/, '')
    .replaceAll(/'[^']*'/g, 'words')
    .split(/;\s|\.\s+(?=\p{Lu})/u).length;

/** Every rule with its text. */
export function readRules(): Rule[] {
  const constants = readConstants();
  return FAMILIES.flatMap((family) =>
    read(family).map(([id = '', area = '', text = '']) => ({
      id,
      family,
      area,
      text,
      clauses: Math.max(partsOf(text), constants.filter(({ rule }) => rule === id).length),
    })),
  );
}

/** The documents of `docs/decisions`, by their numbers. */
export const readDocuments = (): { number: string; text: string }[] =>
  readdirSync('docs/decisions')
    .filter((name) => /^\d{3}-/.test(name))
    .map((name) => ({ number: name.slice(0, 3), text: readFileSync(`docs/decisions/${name}`, 'utf8') }));

/** By id, why it is not built, or what of it no test proves. */
export const readNotes = (name: 'not-built' | 'partly'): Map<string, string> =>
  new Map(read(name).map(([id, note]) => [id!, note!]));

export const readThreshold = (): Threshold => JSON.parse(readFileSync(THRESHOLD, 'utf8')) as Threshold;

export const writeThreshold = (threshold: Threshold): void =>
  writeFileSync(THRESHOLD, `${JSON.stringify(threshold, null, 2)}\n`);
