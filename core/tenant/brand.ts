import type { Agency } from '../contract/agency';
import { applyTheme } from '@/themes/apply';
import { applyTitle } from './title';

/** Puts the agency's colours, shape, font, name and mark on the page (R003, R004, R020, R021, R024). */
export function applyBrand(agency: Agency, mode: 'light' | 'dark', page: Document = document): void {
  applyTheme(page.documentElement, agency, mode);
  applyTitle(agency, page);
}

/** The neutral look of a page without an agency. */
export function applyNeutralBrand(mode: 'light' | 'dark', page: Document = document): void {
  applyTheme(page.documentElement, {}, mode);
}
