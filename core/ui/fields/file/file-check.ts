export interface FileLimits {
  /** As the input's `accept`: ".csv,image/*". */
  accept?: string;
  /** Most bytes of one file. */
  maxBytes?: number;
  /** Most files, those that are there included. */
  maxFiles?: number;
}
export type FileFault = 'type' | 'size' | 'empty' | 'count';

interface Named {
  name: string;
  type: string;
  size: number;
}

const accepts = (file: Named, accept: string): boolean =>
  accept
    .split(',')
    .map((one) => one.trim().toLowerCase())
    .filter(Boolean)
    .some((one) =>
      one.startsWith('.')
        ? file.name.toLowerCase().endsWith(one)
        : one.endsWith('/*')
          ? file.type.toLowerCase().startsWith(one.slice(0, -1))
          : file.type.toLowerCase() === one,
    );

/**
 * Parts the files that may come in from those that may not, and why. Dropped files pass by the input's own `accept`, so
 * it is checked here. What the server decides is its own affair: this only spares the way.
 */
export function checkFiles<File extends Named>(
  files: readonly File[],
  present: number,
  { accept, maxBytes, maxFiles }: FileLimits,
): { accepted: File[]; refused: { file: File; fault: FileFault }[] } {
  const accepted: File[] = [];
  const refused: { file: File; fault: FileFault }[] = [];
  for (const file of files) {
    const fault: FileFault | null =
      accept && !accepts(file, accept)
        ? 'type'
        : file.size === 0
          ? 'empty'
          : maxBytes !== undefined && file.size > maxBytes
            ? 'size'
            : maxFiles !== undefined && present + accepted.length >= maxFiles
              ? 'count'
              : null;
    if (fault) refused.push({ file, fault });
    else accepted.push(file);
  }
  return { accepted, refused };
}

const UNITS = ['kilobyte', 'megabyte', 'gigabyte'] as const;

/** A size in the unit that reads best, for `Intl.NumberFormat`. Thousands, as file managers count. */
export function sizeUnit(bytes: number): { value: number; unit: (typeof UNITS)[number] } {
  let [value, at] = [bytes / 1000, 0];
  while (value >= 999.5 && at < UNITS.length - 1) {
    value /= 1000;
    at += 1;
  }
  return { value: Math.max(bytes > 0 ? 0.1 : 0, Math.round(value * 10) / 10), unit: UNITS[at]! };
}
