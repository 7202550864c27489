import type { Columns } from './columns';

/** What is asked for: a name with or without the last name, which may have a column of its own. */
export type Asked = 'name' | 'last' | 'email' | 'phone';

/** The column that has it as far as is known. */
export function asked(columns: Columns, field: Asked): number | null {
  const [at] = field === 'name' ? [...columns.first, ...columns.whole] : columns[field];
  return at ?? null;
}

/** The same with another column for one of them; a name is a first name as long as the last name stands apart. */
export function chosen(columns: Columns, field: Asked, at: number | null): Columns {
  const places = at === null ? [] : [at];
  if (field === 'email' || field === 'phone') return { ...columns, [field]: places };
  const name = field === 'name' ? places : [...columns.first, ...columns.whole].slice(0, 1);
  const last = field === 'last' ? places : columns.last;
  return last.length > 0
    ? { ...columns, first: name, whole: [], last, middle: field === 'name' ? [] : columns.middle }
    : { ...columns, first: [], middle: [], last, second: [], whole: name };
}
