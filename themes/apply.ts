import { type BrandInput, type Mode, deriveBrand } from './derive';
import { loadFont } from './load-font';
import { tokenName, type ThemeValues } from './shape';

/** The custom properties of a theme, by name. */
export function customProperties(values: ThemeValues): Record<string, string> {
  const properties: Record<string, string> = {};
  const walk = (node: object, path: string[]): void => {
    for (const [key, value] of Object.entries(node)) {
      if (typeof value === 'string') properties[`--${tokenName([...path, key])}`] = value;
      else walk(value as object, [...path, key]);
    }
  };
  walk(values, []);
  return properties;
}

/** Puts an agency's theme on an element, usually the document's root: one typed value a property (SEC-24). */
export function applyTheme(root: HTMLElement, brand: BrandInput, mode: Mode): void {
  for (const [name, value] of Object.entries(customProperties(deriveBrand(brand, mode)))) {
    root.style.setProperty(name, value);
  }
  loadFont(brand.font);
  root.style.colorScheme = mode;
  root.dataset['theme'] = mode;
}
