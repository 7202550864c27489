/** Somebody's name as one text; empty where there is none. */
export const fullName = (row: { first_name: string | null; last_name: string | null }): string =>
  `${row.first_name ?? ''} ${row.last_name ?? ''}`.trim();
