/** A city, an airport or another place that may be chosen. */
export interface PlaceOption {
  id: string;
  label: string;
  /** A second line: region, country, full name. */
  detail?: string;
  /** A short code at the end of the row. */
  code?: string;
  kind?: 'city' | 'airport' | 'station' | 'stay' | 'place' | 'recent';
  /** Belongs to the option above it, as an airport to its city. */
  nested?: boolean;
}
export interface PlaceGroup {
  id: string;
  label?: string;
  options: PlaceOption[];
}

/** All options in the order of the screen. */
export const flatten = (groups: readonly PlaceGroup[]): PlaceOption[] =>
  groups.flatMap((group) => group.options);

/** Where the highlight goes on a key; undefined when the key is for the text. No highlight is -1. */
export function nextHighlight(count: number, current: number, key: string): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return current + 1 >= count ? 0 : current + 1;
  if (key === 'ArrowUp') return current <= 0 ? count - 1 : current - 1;
  if (key === 'PageDown') return count - 1;
  if (key === 'PageUp') return 0;
  return undefined;
}

/** What the closed field shows. */
export const shownText = (value: PlaceOption | null): string =>
  value
    ? value.code && !value.label.includes(value.code)
      ? `${value.label} (${value.code})`
      : value.label
    : '';
