import { readFileSync } from 'node:fs';

/** Of the kernel's clock, in which it counts processor time. */
const TICK_MS = 10;

/** Processor time that a process has used so far, all its threads together, in milliseconds; NaN where there is no `/proc`. */
export function processorMs(pid: number): number {
  const fields = read(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/** The same of its main thread alone, which answers every request. */
export const mainThreadMs = (pid: number): number =>
  Number(read(`/proc/${pid}/task/${pid}/schedstat`).split(' ')[0]) / 1e6;

const megabytes = (pid: number, name: string): number =>
  Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(read(`/proc/${pid}/status`))?.[1]) / 1000;

/** Memory that a process holds, in megabytes. */
export const residentMb = (pid: number): number => megabytes(pid, 'VmRSS');
/** The most that it has held since it began. */
export const peakMb = (pid: number): number => megabytes(pid, 'VmHWM');

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return 'NaN';
  }
}
