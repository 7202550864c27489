/** Colours the checkout page may set, each becomes a custom property of the frame (SEC-24: no CSS text). */
export const COLOURS = ['ink', 'muted', 'surface', 'line', 'accent', 'danger'] as const;

const HEX = /^#[0-9a-f]{6}$/i;

const numberWithin = (value: unknown, min: number, max: number): number | null =>
  typeof value === 'number' && value >= min && value <= max ? value : null;

/**
 * The custom properties that follow from an untrusted theme: six-digit hex colours, `fontSize` 12 to 24 and
 * `radius` 0 to 32 in CSS pixels, `scheme` light or dark. Anything else in it is ignored.
 */
export function themeProperties(theme: unknown): [name: string, value: string][] {
  if (typeof theme !== 'object' || theme === null) return [];
  const given = theme as Record<string, unknown>;
  const properties: [string, string][] = [];
  for (const name of COLOURS) {
    const value = given[name];
    if (typeof value === 'string' && HEX.test(value)) properties.push([`--${name}`, value]);
  }
  const size = numberWithin(given['fontSize'], 12, 24);
  if (size !== null) properties.push(['--size', `${size}px`]);
  const radius = numberWithin(given['radius'], 0, 32);
  if (radius !== null) properties.push(['--radius', `${radius}px`]);
  if (given['scheme'] === 'light' || given['scheme'] === 'dark')
    properties.push(['color-scheme', given['scheme']]);
  return properties;
}

/** The name under which the frame knows the typeface of the page around it. */
export const FONT_FAMILY = 'Page Font';
/** Far more than a subset of a typeface takes. */
export const MOST_FONT_BYTES = 500_000;
