import { contrast } from '@/themes/oklch';
import { TEXT_CONTRAST, deriveBrand } from '@/themes/derive';

/** A colour as people type it (`#2c7be5`, `2C7BE5`, `#27e`) as `#rrggbb`; null when it is none. */
export function parseColor(typed: string): string | null {
  const digits = /^\s*#?([0-9a-f]{3}|[0-9a-f]{6})\s*$/i.exec(typed)?.[1]?.toLowerCase();
  if (!digits) return null;
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
}

export interface ContrastNote {
  /** `as-is`: white text on the very colour; `darkened`: on a shade of it; `dark-text`: dark text on it. */
  kind: 'as-is' | 'darkened' | 'dark-text';
  /** Fill of buttons. */
  fill: string;
  /** Text on it. */
  text: string;
  /** Contrast of the two, 1..21. */
  ratio: number;
  /** Contrast of white text on the colour as it was chosen. */
  chosen: number;
}

/** What becomes of a brand colour where text stands on it, in the light theme. */
export function contrastNote(hex: string): ContrastNote {
  const { solid, onSolid } = deriveBrand({ primaryColor: hex }, 'light').brand;
  const kind =
    onSolid !== '#ffffff' ? 'dark-text' : contrast(hex, '#ffffff') >= TEXT_CONTRAST ? 'as-is' : 'darkened';
  return {
    kind,
    fill: solid,
    text: onSolid,
    ratio: contrast(solid, onSolid),
    chosen: contrast(hex, '#ffffff'),
  };
}
