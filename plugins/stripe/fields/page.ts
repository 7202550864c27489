import { TOKENS } from '@/server/payment/fields/style';
import { FONT_FAMILY } from '@/server/payment/fields/theme';
import { FRAME_SCRIPT } from './script.generated';

/** What the page's script is told: keys that anybody may read. */
export interface FieldsSetUp {
  readonly publishableKey: string;
  /** The agency's own account; null for the platform's. */
  readonly account: string | null;
  /** Origin of the page around it; null: the own. */
  readonly framedBy: string | null;
}

const STYLE = `${TOKENS}
html{background:transparent;overflow:hidden}
body{padding:4px;font-family:'${FONT_FAMILY}',system-ui,-apple-system,'Segoe UI',sans-serif}
#element{min-block-size:9rem}
#note,#gone{margin:.75rem 0 0;font-size:.875rem;line-height:1.25rem;color:var(--muted)}
#gone{color:var(--danger)}
#note:empty,#gone:empty{display:none}`;

const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
const attribute = (text: string) => text.replace(/[&"<>]/g, (character) => `&#${character.charCodeAt(0)};`);

/** The page that Stripe's own fields stand on, which alone loads its script. */
export const stripeFieldsPage = (
  nonce: string,
  scriptUrl: string,
  setUp: FieldsSetUp,
): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Card details</title>
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<style nonce="${nonce}">${STYLE}</style></head>
<body><div id="element"></div><p id="note" role="status"></p><p id="gone" role="alert"></p>
<script type="application/json" id="set-up">${inScript(setUp)}</script>
<script nonce="${nonce}" src="${attribute(scriptUrl)}"></script>
<script nonce="${nonce}">${FRAME_SCRIPT.replaceAll('</', '<\\/')}</script></body></html>`;

const HOSTS = ['https://js.stripe.com', 'https://*.js.stripe.com'];

/**
 * Stripe's own origins and nobody else, on this page alone; framed by the site that it is for only. A stand-in on this machine
 * brings its address.
 */
export function stripeFieldsPolicy(
  nonce: string,
  { scriptUrl, url }: { scriptUrl: string; url: string },
  framedBy: string | null,
): string {
  const own = [...new Set([new URL(scriptUrl).origin, url])].filter((origin) => !HOSTS.includes(origin));
  const rules: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': [`'nonce-${nonce}'`, ...HOSTS],
    'style-src': [`'nonce-${nonce}'`],
    'connect-src': ['https://api.stripe.com', 'https://m.stripe.network', ...own],
    'frame-src': [...HOSTS, 'https://hooks.stripe.com', 'https://m.stripe.network'],
    'img-src': ['data:', 'https://*.stripe.com'],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': [framedBy ?? "'self'"],
  };
  return Object.entries(rules)
    .map(([name, values]) => [name, ...new Set(values)].join(' '))
    .join('; ');
}
