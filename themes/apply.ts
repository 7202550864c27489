import { customProperties } from './custom-properties';
import { type BrandInput, type Mode, deriveBrand } from './derive';
import { loadFont } from './load-font';

/** Puts an agency's theme on an element, usually the document's root: one typed value a property (SEC-24). */
export function applyTheme(root: HTMLElement, brand: BrandInput, mode: Mode): void {
  for (const [name, value] of Object.entries(customProperties(deriveBrand(brand, mode)))) {
    root.style.setProperty(name, value);
  }
  loadFont(brand.font);
  root.style.colorScheme = mode;
  root.dataset['theme'] = mode;
}

export { customProperties };
