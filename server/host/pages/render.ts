import { type Agency, type Bootstrap, DEFAULT_PRIMARY_COLOR, type Language } from '@/core/contract';
import { firstPaint } from '@/core/first-paint';
import { chosenMode } from '@/core/first-paint/chosen-mode';
import { faceFile } from './critical';
import { escapeHtml, scriptJson } from '../../http/escape';
import { initialOf } from './pictures';
import { headTitle, sharingTags } from './sharing';
import type { FirstView } from './site';
import { starter } from './starter';

export interface PageInput {
  bootstrap: Bootstrap;
  nonce: string;
  language: Language;
  origin: string;
  path: string;
  /** Chunks that the page will need at once: manifests of the active plugins. */
  preload: readonly string[];
}

/** The font that index.html asks for early is Roboto, of no use to an agency that shows another. */
const withoutFont = (html: string): string => html.replace(/<link\s[^>]*as="font"[^>]*>\s*/g, '');

/** The file of the typeface that headings are set in, which the first sight waits for. */
function headingFont(theme: string, critical: string): string | undefined {
  const family = /--cv-font-heading:'([^']+)'/.exec(theme)?.[1];
  return family && faceFile(critical, family);
}

/**
 * The application's page for one answer: title, favicon, colours and texts of the agency in the first HTML, its
 * record as inert JSON, a nonce on whatever may run. `template` is index.html as the build left it. With a `firstView`
 * the page brings the styles of its first sight itself, and fetches the rest when that is painted.
 */
export function renderPage(template: string, input: PageInput, firstView?: FirstView): string {
  const { bootstrap, nonce, language, path, preload } = input;
  const { agency } = bootstrap;
  const paint = agency ? firstPaint(agency, path, language) : null;
  const view = paint ? firstView : undefined;
  const critical = (paint && view?.critical(paint.html, paint.css)) ?? '';
  const font = paint && headingFont(paint.css, critical);
  const head = [
    `<meta property="csp-nonce" nonce="${nonce}">`,
    `<meta name="theme-color" content="${agency?.primaryColor ?? DEFAULT_PRIMARY_COLOR}">`,
    ...(paint ? [`<script nonce="${nonce}">${chosenMode}</script>`] : []),
    ...(font
      ? [`<link rel="preload" as="font" type="font/woff2" crossorigin href="${escapeHtml(font)}">`]
      : []),
    ...(critical ? [`<style nonce="${nonce}">${critical}</style>`] : []),
    ...(agency && paint
      ? [`<style id="brand" data-version="${agency.version}" nonce="${nonce}">${paint.css}</style>`]
      : []),
    `<link rel="icon" href="${escapeHtml(agency?.logo ?? '/favicon.svg')}">`,
    ...(agency
      ? [
          '<link rel="manifest" href="/manifest.webmanifest">',
          `<link rel="apple-touch-icon" href="/icon-180.png?v=${agency.version}">`,
        ]
      : []),
    ...sharingTags(input),
    ...(view ? [] : preload.map(preloadTag)),
    `<script type="application/json" id="bootstrap">${scriptJson(bootstrap)}</script>`,
  ].join('\n    ');
  const start = view ? `<script nonce="${nonce}">${starter(view, preload)}</script>\n  ` : '';
  return (view?.template ?? (agency && agency.font !== 'Roboto' ? withoutFont(template) : template))
    .replace(/<(script|style)(?=[\s>])/g, `<$1 nonce="${nonce}"`)
    .replace(/<html[^>]*>/, `<html lang="${language}">`)
    .replace(/<title>[^<]*<\/title>\s*/, '')
    .replace('<div id="root"></div>', () => `<div id="root">${paint?.html ?? ''}</div>`)
    .replace('</head>', () => `  <title>${escapeHtml(headTitle(input))}</title>\n    ${head}\n  </head>`)
    .replace('</body>', () => `${start}</body>`);
}

const preloadTag = (href: string): string =>
  href.endsWith('.css')
    ? `<link rel="preload" as="style" crossorigin href="${href}">`
    : `<link rel="modulepreload" crossorigin href="${href}">`;

/** What stands for an agency without a logo: its first letter on its colour. */
export function monogram(agency: Agency | null): string {
  const letter = escapeHtml(initialOf(agency));
  const colour = agency?.primaryColor ?? DEFAULT_PRIMARY_COLOR;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${colour}"/><text x="32" y="44" font-family="system-ui, sans-serif" font-size="36" font-weight="700" text-anchor="middle" fill="#fff">${letter}</text></svg>`;
}
