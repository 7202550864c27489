import type { Agency } from '../contract/site/agency';
import * as hero from '../shell/home/Hero.css';
import { heroLook } from '../shell/home/hero-look';
import { customProperties } from '@/themes/custom-properties';
import { deriveBrand, type Mode } from '@/themes/derive';

/** `--name` of a variable that styles write as `var(--name)`. */
const nameOf = (variable: string): string => variable.slice(4, -1);

/** The agency's theme in both modes, and the colours of its heading: typed values only (R021, R024, SEC-24). */
export function themeCss(agency: Agency): string {
  const rules = (mode: Mode) =>
    Object.entries(customProperties(deriveBrand(agency, mode)))
      .map(([name, value]) => `${name}:${value}`)
      .join(';');
  const dark = `${rules('dark')};color-scheme:dark`;
  const look = heroLook(agency);
  const colours = [
    look.heading && `${nameOf(hero.headingColor)}:${look.heading}`,
    look.subHeading && `${nameOf(hero.subHeadingColor)}:${look.subHeading}`,
    look.overlay && `${nameOf(hero.overlay)}:${look.overlay}`,
  ].filter(Boolean);
  return [
    `:root:root{${rules('light')}}`,
    // As the device says until the visitor chose; the choice is on the root before anything is drawn over this.
    `@media (prefers-color-scheme:dark){:root:root:not([data-theme=light]){${dark}}}`,
    `:root:root[data-theme=dark]{${dark}}`,
    ...(colours.length > 0 ? [`#root [data-first]{${colours.join(';')}}`] : []),
  ].join('\n');
}
