import type { Agency } from '../../../contract/site/agency';
import { deriveBrand } from '@/themes/derive';

const rootFontSize = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

const pixels = (length: string): number => {
  const value = Number.parseFloat(length) || 0;
  return length.endsWith('rem') ? value * rootFontSize() : value;
};

const within = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** The agency's look in the few values that the gateway's frame accepts. */
export function frameTheme(agency: Agency, mode: 'light' | 'dark') {
  const theme = deriveBrand(agency, mode);
  return {
    scheme: mode,
    ink: theme.text.primary,
    muted: theme.text.secondary,
    surface: theme.surface.base,
    line: theme.border.control,
    accent: theme.brand.edge,
    danger: theme.danger.text,
    fontSize: within(rootFontSize(), 12, 24),
    radius: within(pixels(theme.radius.input), 0, 32),
  };
}
