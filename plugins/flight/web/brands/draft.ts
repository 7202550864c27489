import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { brandKey, type FareBrand } from '../../contract';

/** A name that is being written. */
export interface BrandRow {
  readonly key: number;
  /** IATA code; empty for any airline. */
  readonly carrier: string;
  readonly name: string;
  readonly ownName: string;
}

export interface RowProblem {
  readonly name?: MessageDescriptor;
  readonly ownName?: MessageDescriptor;
}

/** As the server allows them. */
export const LONGEST_NAME = 40;

export const emptyRow = (key: number): BrandRow => ({ key, carrier: '', name: '', ownName: '' });

export const rowsOf = (brands: readonly FareBrand[]): BrandRow[] =>
  brands.map(({ carrier, name, ownName }, key) => ({ key, carrier: carrier ?? '', name, ownName }));

const isBlank = ({ name, ownName }: BrandRow): boolean => !name.trim() && !ownName.trim();

/** What is saved: rows with nothing in them are left out. */
export const brandsOf = (rows: readonly BrandRow[]): FareBrand[] =>
  rows
    .filter((row) => !isBlank(row))
    .map(({ carrier, name, ownName }) => ({
      carrier: carrier || null,
      name: name.trim(),
      ownName: ownName.trim(),
    }));

/** What has to be mended before it can be saved, by the key of the row. */
export function problemsOf(rows: readonly BrandRow[]): ReadonlyMap<number, RowProblem> {
  const problems = new Map<number, RowProblem>();
  const seen = new Set<string>();
  for (const row of rows) {
    if (isBlank(row)) continue;
    const same = brandKey({ carrier: row.carrier || null, name: row.name.trim() });
    const problem: RowProblem = {
      ...(!row.name.trim()
        ? { name: msg`Field is required` }
        : seen.has(same)
          ? { name: msg`This fare is named twice` }
          : {}),
      ...(!row.ownName.trim() ? { ownName: msg`Field is required` } : {}),
    };
    seen.add(same);
    if (Object.keys(problem).length > 0) problems.set(row.key, problem);
  }
  return problems;
}
