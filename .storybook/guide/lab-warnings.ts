import type { BrandInput, Mode } from '../../themes/derive';
import { deriveBrand, isHex } from '../../themes/derive';
import { contrast, parseHex } from '../../themes/oklch';

/** `2C7BE5` and `#2c7be5` as `#2c7be5`; null for what is no colour. */
export function readHex(text: string): string | null {
  const hex = `#${text.trim().replace(/^#/, '').toLowerCase()}`;
  return isHex(hex) ? hex : null;
}

/** What a designer should know about a colour before an agency gets it. */
export function warningsFor(brand: BrandInput & { primaryColor: string }): string[] {
  const { brand: tokens } = deriveBrand(brand, 'light');
  const own = parseHex(brand.primaryColor);
  const warnings: string[] = [];
  if (tokens.onSolid !== '#ffffff') {
    warnings.push(
      `White on it is ${contrast(brand.primaryColor, '#ffffff').toFixed(2)}:1. Dark words stand on it.`,
    );
  } else if (tokens.solid !== brand.primaryColor) {
    warnings.push(`Buttons are ${tokens.solid}, a little darker, so that white on them reaches 4.5:1.`);
  }
  const drift = own.l - parseHex(tokens.text).l;
  if (drift > 0.12)
    warnings.push(`Links are ${tokens.text}, clearly darker than the brand, to be read on white.`);
  if (own.c < 0.03) warnings.push('It is nearly grey: the brand hardly stands out from the canvas.');
  const danger = Math.min(Math.abs(own.h - 27), 360 - Math.abs(own.h - 27));
  if (own.c > 0.1 && danger < 14)
    warnings.push('It is close to the red of errors: look at a form with errors beside its button.');
  if (brand.keepsColorInDark) {
    const { solid } = deriveBrand(brand, 'dark').brand;
    if (solid !== tokens.solid)
      warnings.push(`In the dark, buttons are ${solid}, to stand out from dark pages.`);
  } else if (brand.primaryColor !== '#2c7be5')
    warnings.push('In the dark the brand is the default blue; the greys stay the agency’s.');
  return warnings;
}

/** Light first, as screens are shown beside each other. */
export const MODES: readonly Mode[] = ['light', 'dark'];
