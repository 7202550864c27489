import { Resvg } from '@resvg/resvg-js';
import { escapeHtml as e } from '../http/escape';
import type { Logo } from '../ports/logo';
import type { MailMessage } from '../ports/services';
import { inkOn } from './ink';
import { cell, row } from './paper';
import { pictureOf } from './picture';

/** What a letter calls the agency's logo inside itself. */
const LOGO = 'agency-logo';
/** Between these stands the name, where the logo goes when the letter does. No name can contain them: it is escaped. */
const [FROM, TO] = ['<!--brand-->', '<!--/brand-->'];

const HIGHEST = 48;
const WIDEST = 160;
const MARGIN = 6;
/** Up to this width for a height of 1 a picture is a mark without a name, which then stands beside it, as on the site. */
const MARK_RATIO = 1.25;

interface Sender {
  readonly name: string;
  readonly origin: string;
  /** `#rrggbb` */
  readonly color: string;
}

/** The row at the top of every letter: whose it is. */
export function masthead({ name, origin, color }: Sender): string {
  const ink = inkOn(color);
  return row(
    cell(
      `<a href="${e(origin)}/" style="color:${ink};text-decoration:none">${FROM}${e(name)}${TO}</a>`,
      `background:${color};color:${ink};padding:18px 32px;font-size:18px;line-height:24px;font-weight:700;border-radius:16px 16px 0 0`,
    ),
  );
}

/**
 * The logo on a white plate of its own, since mail programs turn the colours around it light or dark as they like. Twice as
 * many pixels as are shown.
 */
function plateOf({ png, width, height }: Logo) {
  const scale = Math.min((WIDEST - 2 * MARGIN) / width, (HIGHEST - 2 * MARGIN) / height);
  const inner = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const outer = { width: inner.width + 2 * MARGIN, height: inner.height + 2 * MARGIN };
  const data = Buffer.from(png).toString('base64');
  const drawn = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${outer.width}" height="${outer.height}"><rect width="100%" height="100%" rx="8" fill="#fff"/><image x="${MARGIN}" y="${MARGIN}" width="${inner.width}" height="${inner.height}" href="data:image/png;base64,${data}"/></svg>`,
    { fitTo: { mode: 'zoom', value: 2 }, font: { loadSystemFonts: false } },
  ).render();
  return { ...outer, picture: pictureOf(LOGO, drawn.asPng()) };
}

const plates = new WeakMap<Logo, ReturnType<typeof plateOf>>();

function plate(logo: Logo) {
  const known = plates.get(logo) ?? plateOf(logo);
  plates.set(logo, known);
  return known;
}

/**
 * The letter as it leaves, with the agency's logo inside it, so that nothing is fetched to see it. Without a logo, and in a
 * letter that no masthead stands in, everything stays as it is. A logo that is only a mark stands beside the name, any other
 * for it.
 */
export function withLogo<L extends Pick<MailMessage, 'html' | 'attachments'>>(
  letter: L,
  logo: Logo | null,
): L {
  const [start, end] = [letter.html.indexOf(FROM), letter.html.indexOf(TO)];
  if (!logo || start < 0 || end < start) return letter;
  const name = letter.html.slice(start + FROM.length, end);
  const { width, height, picture } = plate(logo);
  const isMark = logo.width <= logo.height * MARK_RATIO;
  const image = `<img src="cid:${LOGO}" width="${width}" height="${height}" alt="${isMark ? '' : name}" style="display:inline-block;vertical-align:middle;width:${width}px;height:${height}px;border:0">`;
  const brand = isMark
    ? `${image}<span style="vertical-align:middle;padding-left:12px">${name}</span>`
    : image;
  return {
    ...letter,
    html: letter.html.slice(0, start) + brand + letter.html.slice(end + TO.length),
    attachments: [picture, ...(letter.attachments ?? [])],
  };
}
