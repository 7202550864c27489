import type { Agency } from '../contract/agency';
import * as header from '../shell/Header.css';
import * as hero from '../shell/Hero.css';
import { heroLook, heroSource } from '../shell/hero-look';
import * as frame from '../shell/ShellFrame.css';
import * as mark from '../ui/Avatar.css';
import { initialsOf } from '../ui/initials';
import { customProperties } from '@/themes/custom-properties';
import { deriveBrand, type Mode } from '@/themes/derive';
import { escapeHtml } from './escape';

/** What a page shows before its code is there: it is replaced by the same, drawn by the application. */
export interface FirstPaint {
  /** Rules of a style element: the agency's theme, as the device's mode has it, and its heading's colours. */
  css: string;
  html: string;
}

const made = new WeakMap<Agency, { css: string; header: string }>();

/** The frame of an agency's site with its mark, and on the start page its heading over its colours (R009). */
export function firstPaint(agency: Agency, path: string): FirstPaint {
  let known = made.get(agency);
  if (!known) made.set(agency, (known = { css: themeCss(agency), header: headerHtml(agency) }));
  const main = path === '/' && !agency.isPlatform ? heroHtml(agency) : '';
  return {
    css: known.css,
    html: `<div class="${frame.frame}">${known.header}<main class="${frame.main}">${main}</main></div>`,
  };
}

function themeCss(agency: Agency): string {
  const rules = (mode: Mode) =>
    Object.entries(customProperties(deriveBrand(agency, mode)))
      .map(([name, value]) => `${name}:${value}`)
      .join(';');
  const look = heroLook(agency);
  const colours = [
    look.heading && `${nameOf(hero.headingColor)}:${look.heading}`,
    look.subHeading && `${nameOf(hero.subHeadingColor)}:${look.subHeading}`,
    look.overlay && `${nameOf(hero.overlay)}:${look.overlay}`,
  ].filter(Boolean);
  return [
    `:root:root{${rules('light')}}`,
    `@media (prefers-color-scheme:dark){:root:root{${rules('dark')};color-scheme:dark}}`,
    ...(colours.length > 0 ? [`#root [data-first]{${colours.join(';')}}`] : []),
  ].join('\n');
}

/** `--name` of a variable that styles write as `var(--name)`. */
const nameOf = (variable: string): string => variable.slice(4, -1);

function headerHtml({ agencyName, logo }: Agency): string {
  const name = escapeHtml(agencyName);
  const brand = logo
    ? `<img class="${mark.brandImage} ${mark.brandImageSize.medium} ${mark.wordmark}" src="${escapeHtml(logo)}" alt="${name}">`
    : `<span class="${mark.tile} ${mark.tileSize.medium}" aria-hidden="true">${escapeHtml(initialsOf(agencyName))}</span>` +
      `<span class="${mark.name} ${mark.nameSize.medium}">${name}</span>`;
  return (
    `<header class="${header.header}"><div class="${header.bar}">` +
    `<a class="${header.logo}" href="/"><span class="${mark.brand}">${brand}</span></a></div></header>`
  );
}

function heroHtml(agency: Agency): string {
  const { heading, subHeading } = agency;
  const { overlay } = heroLook(agency);
  const source = escapeHtml(heroSource(agency));
  const picture = `<img class="${hero.image}" src="${source}" alt="" fetchpriority="high">`;
  return (
    `<section class="${hero.hero}" data-first><div class="${hero.picture} ${overlay ? hero.tinted : ''}">${picture}</div>` +
    `<div class="${hero.words}"><h1 class="${hero.heading}">${escapeHtml(heading)}</h1>` +
    (subHeading ? `<p class="${hero.subHeading}">${escapeHtml(subHeading)}</p>` : '') +
    `<div class="${hero.action} ${hero.actionRoom}"></div></div></section>`
  );
}
