import { readFileSync, writeFileSync } from 'node:fs';
import { idsIn } from '../rules/citations';
import { rowsOf } from '../rules/tables';

/** Of the tool's report, what is read here. */
export interface Report {
  readonly files: Readonly<Record<string, { readonly mutants: readonly ReportedFault[] }>>;
  readonly testFiles?: Readonly<Record<string, { readonly tests: readonly { id: string; name: string }[] }>>;
}
interface ReportedFault {
  readonly mutatorName: string;
  readonly status: string;
  readonly killedBy?: readonly string[];
}

/** The committed tables, each begun by the area or by the rule that a row is of. */
export type TableName = 'noticed' | 'mutation';
const HEADS = {
  noticed: ['rule', 'area', 'faults', 'for example'],
  mutation: ['area', 'faults', 'noticed', 'survived', 'percent', 'date'],
} as const satisfies Record<TableName, readonly string[]>;
const AREA_IN = { noticed: 1, mutation: 0 } as const;
const pathOf = (name: TableName) => `docs/rules/${name}.tsv`;

export const readTable = (name: TableName): string[][] =>
  rowsOf(readFileSync(pathOf(name), 'utf8'), pathOf(name));

/** Rules that a test names which noticed a fault of the tool. */
export const rulesNoticed = (): string[] => readTable('noticed').map(([rule]) => rule!);

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
const byCells = (a: readonly string[], b: readonly string[]) => compare(a.join('\t'), b.join('\t'));

/** The rows of other areas as they are, those of this one anew. */
export const replaced = (
  rows: readonly string[][],
  name: TableName,
  area: string,
  anew: readonly string[][],
): string[][] => [...rows.filter((row) => row[AREA_IN[name]] !== area), ...anew].sort(byCells);

export function writeTable(name: TableName, area: string, anew: readonly string[][]): void {
  const rows = replaced(readTable(name), name, area, anew);
  writeFileSync(pathOf(name), `${[HEADS[name], ...rows].map((row) => row.join('\t')).join('\n')}\n`);
}

interface Fault {
  readonly what: string;
  readonly isNoticed: boolean;
  /** Titles of the tests that noticed it. */
  readonly by: readonly string[];
}

/** The faults that were put in; what could not be tried counts as none. */
export function faultsIn({ files, testFiles = {} }: Report): Fault[] {
  const titles = new Map(
    Object.values(testFiles).flatMap(({ tests }) => tests.map(({ id, name }) => [id, name] as const)),
  );
  return Object.entries(files).flatMap(([file, { mutants }]) =>
    mutants
      .filter(({ status }) => ['Killed', 'Timeout', 'Survived', 'NoCoverage'].includes(status))
      .map(({ mutatorName, status, killedBy = [] }) => ({
        what: `${file}: ${mutatorName}`,
        isNoticed: status === 'Killed' || status === 'Timeout',
        by: killedBy.map((id) => titles.get(id) ?? ''),
      })),
  );
}

/** By rule, how many faults a test noticed whose title names it; the example is the one that the fewest others noticed. */
export function noticedRows(area: string, faults: readonly Fault[], known: ReadonlySet<string>): string[][] {
  const byRule = new Map<string, Fault[]>();
  for (const fault of faults)
    for (const id of new Set(fault.by.flatMap(idsIn)))
      if (known.has(id)) byRule.set(id, [...(byRule.get(id) ?? []), fault]);
  return [...byRule].map(([id, own]) => {
    const [example] = [...own].sort((a, b) => a.by.length - b.by.length || compare(a.what, b.what));
    return [id, area, String(own.length), example!.what];
  });
}

export function mutationRow(area: string, faults: readonly Fault[], date: string): string[] {
  const noticed = faults.filter(({ isNoticed }) => isNoticed).length;
  const percent = faults.length === 0 ? 100 : Math.floor((noticed * 1000) / faults.length) / 10;
  return [area, faults.length, noticed, faults.length - noticed, percent, date].map(String);
}
