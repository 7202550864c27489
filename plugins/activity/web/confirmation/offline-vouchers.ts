import { qrPath } from '@/core/ui/pictures/qr-path';

/** Everything that is shown where it begins, in the reader's words. */
export interface OfflineVouchers {
  readonly language: string;
  readonly title: string;
  readonly option: string;
  /** Day and time on the clocks of the place. */
  readonly when: string;
  readonly place: string;
  readonly people: readonly string[];
  readonly locator: { readonly label: string; readonly value: string } | null;
  readonly vouchers: readonly { readonly code: string; readonly who: string }[];
  readonly agency: { readonly name: string; readonly phone: string | null };
}

const MEANT: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => MEANT[sign]!);

// Nothing is fetched and nothing runs, whatever the texts say.
const POLICY = "default-src 'none'; style-src 'unsafe-inline'";
const STYLE =
  'body{font:16px/1.5 sans-serif;max-width:40rem;margin:0 auto;padding:1rem;color:#111;background:#fff}' +
  'article{border:1px solid #999;border-radius:.5rem;padding:1rem;margin:1rem 0;break-inside:avoid}' +
  'svg{display:block;width:min(70vw,16rem);height:auto}b{font-size:1.25rem;overflow-wrap:anywhere}p{margin:.25rem 0}';

function codeOf(text: string): string {
  const { size, path } = qrPath(text);
  return `<svg viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges" aria-hidden="true"><rect width="${size}" height="${size}" fill="#fff"/><path d="${path}" fill="#000"/></svg>`;
}

/** Vouchers as one file that needs no network: every code drawn in it, no script, no address outside (R348). */
export function offlineHtml(of: OfflineVouchers): string {
  const line = (text: string | null) => (text ? `<p>${escaped(text)}</p>` : '');
  const vouchers = of.vouchers.map(
    ({ code, who }) => `<article>${line(who)}${codeOf(code)}<p><b>${escaped(code)}</b></p></article>`,
  );
  return [
    `<!doctype html><html lang="${escaped(of.language)}"><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`,
    `<meta name="viewport" content="width=device-width"><title>${escaped(of.title)}</title><style>${STYLE}</style></head>`,
    `<body><h1>${escaped(of.title)}</h1>`,
    ...[of.option, of.when, of.place, of.people.join(', ')].map(line),
    line(of.locator && `${of.locator.label}: ${of.locator.value}`),
    ...vouchers,
    line([of.agency.name, of.agency.phone].filter(Boolean).join(' · ')),
    '</body></html>',
  ].join('\n');
}
