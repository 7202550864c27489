import type { Agency } from '../contract/site/agency';
import { applyTitle } from './title';

type Mode = 'light' | 'dark';

/** Faces that need no fetching: the first styles bring the one, the device has the other. */
const PRESENT_FONTS: readonly string[] = ['Roboto', 'System'];

/** Documents whose theme this code has set: from then on it stands over what the server wrote. */
const derived = new WeakSet<Document>();

/** Whether the theme that the server wrote into the page, for both modes, is this version of the agency's. */
const isPainted = ({ version }: Agency, page: Document): boolean =>
  !derived.has(page) && page.getElementById('brand')?.dataset['version'] === String(version);

function showMode(mode: Mode, { documentElement: root }: Document): void {
  root.style.colorScheme = mode;
  root.dataset['theme'] = mode;
}

/**
 * Puts the agency's colours, shape, font, name and mark on the page (R003, R004, R020, R021, R024). What derives a
 * theme is fetched only for one that the page did not come with; resolves when the page wears it, and never rejects.
 */
export async function applyBrand(agency: Agency, mode: Mode, page: Document = document): Promise<void> {
  showMode(mode, page);
  applyTitle(agency, page);
  try {
    if (!isPainted(agency, page)) {
      derived.add(page);
      const { applyTheme } = await import('@/themes/apply');
      applyTheme(page.documentElement, agency, mode);
    } else if (!PRESENT_FONTS.includes(agency.font))
      (await import('@/themes/load-font')).loadFont(agency.font);
  } catch {
    // The page keeps the theme it has.
    derived.delete(page);
  }
}

/** The neutral look of a page without an agency, which the first styles have for both modes. */
export const applyNeutralBrand = (mode: Mode, page: Document = document): void => showMode(mode, page);
