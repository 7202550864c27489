import { EDGE_CONTRAST, TEXT_CONTRAST } from './derive';
import { contrast } from './oklch';
import type { ThemeValues } from './shape';

/** Two tokens that meet on a screen and what their contrast has to be. */
export interface Pair {
  /** Token paths such as `brand.text`. */
  color: string;
  background: string;
  goal: number;
  /** Where a reader meets the pair. */
  use: string;
}

const SURFACES = ['surface.canvas', 'surface.base', 'surface.muted', 'surface.overlay'];
const STATUSES = ['success', 'warning', 'danger', 'info'];

const cross = (colors: string[], backgrounds: string[], goal: number, use: string): Pair[] =>
  colors.flatMap((color) => backgrounds.map((background) => ({ color, background, goal, use })));

const quiet = ['brand.subtle', 'brand.subtleHover'];

/** Every pair that the components draw. */
export const PAIRS: readonly Pair[] = [
  ...cross(
    ['text.primary', 'text.secondary', 'text.tertiary'],
    [...SURFACES, ...quiet],
    TEXT_CONTRAST,
    'Text; tertiary is also disabled text',
  ),
  ...cross(['brand.text'], [...SURFACES, ...quiet], TEXT_CONTRAST, 'Links, quiet and soft buttons'),
  ...cross(['text.inverse'], ['text.primary'], 7, 'Tooltips'),
  ...cross(
    ['brand.onSolid'],
    ['brand.solid', 'brand.solidHover', 'brand.solidActive'],
    TEXT_CONTRAST,
    'Primary button: resting, hovered, pressed',
  ),
  ...cross(['danger.onSolid'], ['danger.solid', 'danger.solidHover'], TEXT_CONTRAST, 'Danger button'),
  ...cross(['border.control'], SURFACES, EDGE_CONTRAST, 'Edge of fields, checkboxes, secondary buttons'),
  ...cross(['brand.edge'], [...SURFACES, 'brand.subtle'], EDGE_CONTRAST, 'Selected edges, rings, progress'),
  ...cross(['focus'], [...SURFACES, ...quiet], EDGE_CONTRAST, 'Focus ring'),
  ...STATUSES.flatMap((status) => [
    ...cross([`${status}.text`], [...SURFACES, `${status}.subtle`], TEXT_CONTRAST, 'Status words and icons'),
    ...cross([`${status}.edge`], [...SURFACES, `${status}.subtle`], EDGE_CONTRAST, 'Edge of alerts'),
    ...cross(['text.primary', 'text.secondary'], [`${status}.subtle`], TEXT_CONTRAST, 'Text in alerts'),
    ...cross(['focus'], [`${status}.subtle`], EDGE_CONTRAST, 'Focus ring in alerts'),
  ]),
];

/** The value at a token path; throws for a path that the theme lacks. */
export function tokenAt(theme: ThemeValues, path: string): string {
  const value = path
    .split('.')
    .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], theme);
  if (typeof value !== 'string') throw new Error(`No token "${path}"`);
  return value;
}

export interface Measured extends Pair {
  got: number;
  holds: boolean;
}

/** The contrast of every pair in a theme, in the order of `PAIRS`. */
export const measure = (theme: ThemeValues): Measured[] =>
  PAIRS.map((pair) => {
    const got = contrast(tokenAt(theme, pair.color), tokenAt(theme, pair.background));
    return { ...pair, got, holds: got >= pair.goal };
  });
