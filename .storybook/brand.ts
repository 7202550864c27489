import { type BrandId, brandOf } from '../themes/brands';
import type { BrandInput, Mode } from '../themes/derive';
import { isHex } from '../themes/derive';

export interface WorkbenchBrand {
  brand: BrandInput;
  mode: Mode;
}

/** The brand that the address asks for: a demo agency's, or one that the theme lab has put together. */
export function brandFrom(globals: Record<string, unknown>): WorkbenchBrand {
  const demo = brandOf((globals['brand'] ?? 'caravel') as BrandId);
  const { color, keepsColor, roundness, font } = globals;
  return {
    mode: globals['mode'] === 'dark' ? 'dark' : 'light',
    brand: {
      primaryColor: isHex(color) ? color : demo.primaryColor,
      keepsColorInDark:
        keepsColor === undefined || keepsColor === '' ? demo.keepsColorInDark : keepsColor === 'yes',
      roundness: roundness === undefined || roundness === '' ? demo.roundness : Number(roundness),
      font: typeof font === 'string' && font ? font : demo.font,
    },
  };
}

/** How Storybook writes globals into an address; a colour is written without its hash. */
export const globalsOf = (
  { primaryColor, keepsColorInDark, roundness, font }: BrandInput,
  { mode, brand, language = 'en' }: { mode: Mode; brand: BrandId; language?: string },
): string =>
  [
    `brand:${brand}`,
    `mode:${mode}`,
    `language:${language}`,
    ...(isHex(primaryColor) ? [`color:!hex(${primaryColor.slice(1)})`] : []),
    ...(keepsColorInDark === undefined ? [] : [`keepsColor:${keepsColorInDark ? 'yes' : 'no'}`]),
    ...(roundness == null ? [] : [`roundness:${roundness}`]),
    ...(font ? [`font:${font}`] : []),
  ].join(';');
