import type { Result } from './conductor';
import { percentile } from './recoveries';

const seconds = (ms: number | null) => (ms === null ? '-' : (ms / 1_000).toFixed(1));

/** One line a storm, and one for all of them. */
export function tableOf(results: readonly Result[]): string {
  const line = (name: string, of: readonly Result[]) => {
    const all = <K extends 'recoveries' | 'letters'>(kind: K) =>
      of.flatMap((result) => result[kind]).sort((a, b) => a - b);
    const sum = (value: (result: Result) => number) =>
      String(of.reduce((total, result) => total + value(result), 0));
    const met = new Map<string, number>();
    for (const result of of)
      for (const [what, many] of result.met) met.set(what, (met.get(what) ?? 0) + many);
    return [
      name,
      sum(({ bookings }) => bookings),
      sum(({ byWallet }) => byWallet),
      sum(({ kills }) => kills),
      [...met].map(([what, many]) => `${many} ${what}`).join(', ') || '-',
      sum(({ violations }) => violations.length),
      String(all('recoveries').length),
      seconds(percentile(all('recoveries'), 95)),
      seconds(percentile(all('recoveries'), 100)),
      seconds(percentile(all('letters'), 95)),
      sum(({ seconds: took }) => Math.round(took)),
    ];
  };
  const rows = [
    [
      'storm',
      'bookings',
      'by wallet',
      'kills',
      'besides',
      'violations',
      'taken up',
      'p95 s',
      'longest s',
      'letters p95 s',
      'took s',
    ],
    ...results.map((result) => line(`${result.weather.on}: ${result.weather.name}`, [result])),
    line('all', results),
  ];
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows
    .map((row) =>
      row
        .map((cell, at) => (at === 0 || at === 4 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!)))
        .join('  '),
    )
    .join('\n');
}
