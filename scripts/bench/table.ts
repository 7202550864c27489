export interface Figure {
  what: string;
  measured: string;
  goal: string;
  reference?: string;
  /** Undefined where the goal cannot be judged in this run. */
  met?: boolean | undefined;
}

/** The figures as a plain table for a terminal and for a note. */
export function drawTable(figures: readonly Figure[]): string {
  const rows = [
    ['what', 'measured', 'goal', 'met', 'reference in the same run'],
    ...figures.map(({ what, measured, goal, met, reference }) => [
      what,
      measured,
      goal,
      met === undefined ? '–' : met ? 'yes' : 'NO',
      reference ?? '',
    ]),
  ];
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const line = (row: string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`;
  return [
    line(rows[0]!),
    `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`,
    ...rows.slice(1).map(line),
  ].join('\n');
}

export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
export const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
