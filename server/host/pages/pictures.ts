import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { type Agency, DEFAULT_PRIMARY_COLOR } from '@/core/contract';
import fontText from '../../reference/data/fonts.json?raw';
import moreLetters from '../../reference/data/paper-fonts.json?raw';
import { escapeHtml } from '../../http/escape';
import { wrapText } from './wrap-text';

/** The letter that stands for an agency without a logo. */
export const initialOf = (agency: Pick<Agency, 'agencyName'> | null): string =>
  ([...(agency?.agencyName.trim() ?? '')][0] ?? 'C').toUpperCase();

let fonts: string[] | undefined;

/** The renderer reads fonts from files only, so those of the platform are put where it can. */
function fontFiles(): string[] {
  if (fonts) return fonts;
  const hash = createHash('sha256').update(fontText).update(moreLetters).digest('hex');
  const folder = join(tmpdir(), `caravel-fonts-${hash.slice(0, 12)}`);
  mkdirSync(folder, { recursive: true });
  fonts = Object.entries({ roboto: fontText, noto: moreLetters }).flatMap(([name, family]) =>
    Object.entries(JSON.parse(family) as Record<string, string>).map(([weight, text]) => {
      const file = join(folder, `${name}-${weight}.ttf`);
      if (!existsSync(file)) {
        // Written aside and moved, so that another process never reads half of it.
        const part = `${file}.${process.pid}`;
        writeFileSync(part, Buffer.from(text, 'base64'));
        renameSync(part, file);
      }
      return file;
    }),
  );
  return fonts;
}

const png = (svg: string, width: number): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    new Resvg(svg, {
      fitTo: { mode: 'width', value: width },
      font: { fontFiles: fontFiles(), loadSystemFonts: false, defaultFontFamily: 'Roboto' },
    })
      .render()
      .asPng(),
  );

const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** Between two colours: 0 is the first, 1 the second. */
const mix = (from: string, to: string, share: number): string => {
  const target = channels(to);
  return `#${channels(from)
    .map((value, index) => Math.round(value + ((target[index] ?? 0) - value) * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
};

const INK = '#0b1322';

/** Great circles of a globe that is larger than the picture. */
const ARCS = [
  [620, 690, 900, 210, 1290, 330],
  [560, 640, 960, 60, 1260, 120],
  [760, 700, 980, 360, 1270, 520],
] as const;

/**
 * The picture of an agency for messengers and social networks, 1200 by 630: name, heading and sub-heading on
 * its colour, darkened so far that white words are readable on any.
 */
export function sharingPicture(agency: Agency, host: string): Uint8Array<ArrayBuffer> {
  const colour = agency.primaryColor ?? DEFAULT_PRIMARY_COLOR;
  const heading = wrapText(agency.heading, { size: 76, width: 900, lines: 3 });
  const below = wrapText(agency.subHeading, { size: 31, width: 860, lines: 2 });
  const top = 330 - heading.length * 36;
  const lines = (words: readonly string[], size: number, leading: number, from: number, more: string) =>
    words
      .map(
        (line, index) =>
          `<text x="80" y="${from + index * leading}" font-size="${size}" ${more}>${escapeHtml(line)}</text>`,
      )
      .join('');
  const headingEnd = top + heading.length * 84;
  return png(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" font-family="Roboto">
      <defs>
        <linearGradient id="ground" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stop-color="${mix(colour, INK, 0.82)}"/><stop offset="1" stop-color="${mix(colour, INK, 0.52)}"/>
        </linearGradient>
        <radialGradient id="glow" cx="1" cy="0" r="0.9">
          <stop offset="0" stop-color="${colour}" stop-opacity="0.95"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/>
        </radialGradient>
        <pattern id="dots" width="22" height="22" patternUnits="userSpaceOnUse"><circle cx="3" cy="3" r="1.6" fill="#fff" opacity="0.11"/></pattern>
        <linearGradient id="fade" x1="0" y1="0" x2="1" y2="0"><stop offset="0.42" stop-color="#000"/><stop offset="0.9" stop-color="#fff"/></linearGradient>
        <mask id="right"><rect width="1200" height="630" fill="url(#fade)"/></mask>
      </defs>
      <rect width="1200" height="630" fill="url(#ground)"/>
      <rect width="1200" height="630" fill="url(#glow)"/>
      <g mask="url(#right)"><rect width="1200" height="630" fill="url(#dots)"/>
        <g fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round">
          ${ARCS.map(([a, b, c, d, e, f], index) => `<path d="M${a} ${b}Q${c} ${d} ${e} ${f}" opacity="${0.5 - index * 0.13}"${index ? ' stroke-dasharray="2 12"' : ''}/>`).join('')}
        </g>
        <circle cx="961" cy="344" r="9" fill="#fff"/><circle cx="961" cy="344" r="20" fill="#fff" opacity="0.2"/>
      </g>
      <rect x="80" y="72" width="64" height="64" rx="${8 + 8 * Math.min(agency.roundness, 1.5)}" fill="#fff"/>
      <text x="112" y="118" font-size="38" font-weight="700" text-anchor="middle" fill="${mix(colour, INK, 0.35)}">${escapeHtml(initialOf(agency))}</text>
      <text x="166" y="115" font-size="32" font-weight="700" fill="#fff">${escapeHtml(wrapText(agency.agencyName, { size: 32, width: 820, lines: 1 })[0] ?? '')}</text>
      ${lines(heading, 76, 84, top, 'font-weight="700" letter-spacing="-2" fill="#fff"')}
      ${lines(below, 31, 44, headingEnd - 12, 'fill="#fff" opacity="0.86"')}
      <text x="80" y="574" font-size="26" fill="#fff" opacity="0.7">${escapeHtml(host)}</text>
    </svg>`,
    1200,
  );
}

/** The agency's initial on its colour, edge to edge, so that a launcher may cut it to any shape. */
export function iconPicture(agency: Agency | null, size: number): Uint8Array<ArrayBuffer> {
  const colour = agency?.primaryColor ?? DEFAULT_PRIMARY_COLOR;
  return png(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" font-family="Roboto"><rect width="100" height="100" fill="${mix(colour, INK, 0.12)}"/><text x="50" y="69" font-size="54" font-weight="700" text-anchor="middle" fill="#fff">${escapeHtml(initialOf(agency))}</text></svg>`,
    size,
  );
}
