import { type Agency, type Bootstrap, DEFAULT_PRIMARY_COLOR, type Language } from '@/core/contract';

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (char) => ESCAPES[char] as string);

/** JSON that cannot end the script element it stands in, nor break a line of one. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** G112 */
export const titleOf = (agency: Agency | null): string =>
  agency ? `${agency.agencyName} - Online Hotel, Flight, Car Booking Agency` : 'Agency not found';

export interface PageInput {
  bootstrap: Bootstrap;
  nonce: string;
  language: Language;
  origin: string;
  path: string;
  /** Chunks that the page will need at once: manifests of the active plugins. */
  preload: readonly string[];
}

function metaOf({ bootstrap: { agency }, origin, path }: PageInput): string[] {
  if (!agency) return ['<meta name="robots" content="noindex">'];
  const property = (name: string, content: string) =>
    `<meta property="${name}" content="${escapeHtml(content)}">`;
  const logo = agency.logo && new URL(agency.logo, origin).href;
  return [
    `<meta name="description" content="${escapeHtml(agency.subHeading || agency.heading)}">`,
    property('og:type', 'website'),
    property('og:site_name', agency.agencyName),
    property('og:title', titleOf(agency)),
    property('og:description', agency.subHeading || agency.heading),
    property('og:url', new URL(path, origin).href),
    ...(logo ? [property('og:image', logo)] : []),
    '<meta name="twitter:card" content="summary">',
  ];
}

/** The font that index.html asks for early is of no use to an agency that shows the device's own. */
const withoutFont = (html: string): string => html.replace(/<link\s[^>]*as="font"[^>]*>\s*/g, '');

/**
 * The application's page for one answer: title, favicon, colours and texts of the agency in the first HTML, its
 * record as inert JSON, a nonce on whatever may run. `template` is index.html as the build left it.
 */
export function renderPage(template: string, input: PageInput): string {
  const { bootstrap, nonce, language, preload } = input;
  const { agency } = bootstrap;
  const head = [
    `<meta property="csp-nonce" nonce="${nonce}">`,
    `<meta name="theme-color" content="${agency?.primaryColor ?? DEFAULT_PRIMARY_COLOR}">`,
    `<link rel="icon" href="${escapeHtml(agency?.logo ?? '/favicon.svg')}">`,
    ...metaOf(input),
    ...preload.map((href) =>
      href.endsWith('.css')
        ? `<link rel="preload" as="style" href="${href}">`
        : `<link rel="modulepreload" crossorigin href="${href}">`,
    ),
    `<script type="application/json" id="bootstrap">${scriptJson(bootstrap)}</script>`,
  ].join('\n    ');
  return (agency?.font === 'System' ? withoutFont(template) : template)
    .replace(/<(script|style)(?=[\s>])/g, `<$1 nonce="${nonce}"`)
    .replace(/<html[^>]*>/, `<html lang="${language}">`)
    .replace(/<title>[^<]*<\/title>\s*/, '')
    .replace('</head>', () => `  <title>${escapeHtml(titleOf(agency))}</title>\n    ${head}\n  </head>`);
}

/** What stands for an agency without a logo: its first letter on its colour. */
export function monogram(agency: Agency | null): string {
  const letter = escapeHtml((agency?.agencyName.trim()[0] ?? 'C').toUpperCase());
  const colour = agency?.primaryColor ?? DEFAULT_PRIMARY_COLOR;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${colour}"/><text x="32" y="44" font-family="system-ui, sans-serif" font-size="36" font-weight="700" text-anchor="middle" fill="#fff">${letter}</text></svg>`;
}
