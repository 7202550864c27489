import { randomBytes } from 'node:crypto';
import { DEFAULT_PRIMARY_COLOR } from '@/core/contract';
import { COMMON_HEADERS } from '../../http/headers';
import { escapeHtml } from '../../http/escape';
import type { AgencyRecord } from '../../ports/agency';
import { NEW_TRAVELLER, type Person } from './people';

/** Looks of the embedded provider's pages; `accent` is a checked hex colour. */
const styleOf = (accent: string): string => `
  :root { color-scheme: light dark; font: 100%/1.5 system-ui, sans-serif; --accent: ${accent}; --line: #8886; --soft: #8881; --card: #fff; --page: #eef1f5; --ink: #10182b; --dim: #4b5565 }
  @media (prefers-color-scheme: dark) { :root { --card: #161c27; --page: #0b0f17; --ink: #f1f4f9; --dim: #aab4c3 } }
  * { box-sizing: border-box }
  body { margin: 0; min-block-size: 100dvh; display: grid; place-items: center; padding: 1rem; background: var(--page); color: var(--ink) }
  main { inline-size: 100%; max-inline-size: 30rem; background: var(--card); border: 1px solid var(--line); border-radius: 1rem; overflow: hidden; box-shadow: 0 1.5rem 3rem -1.5rem #0006 }
  header { padding: 1.5rem; border-block-start: .375rem solid var(--accent); border-block-end: 1px solid var(--line) }
  header p, .dim { color: var(--dim); margin: 0; font-size: .875rem }
  h1 { font-size: 1.5rem; line-height: 1.25; margin: .25rem 0 .5rem }
  form, .body { padding: 1.5rem; display: grid; gap: 1.25rem; margin: 0 }
  fieldset { border: 0; margin: 0; padding: 0; display: grid; gap: .5rem }
  legend { font-weight: 600; padding: 0; margin-block-end: .75rem }
  .person { display: flex; align-items: center; gap: .875rem; padding: .75rem 1rem; border: 1px solid var(--line); border-radius: .75rem; cursor: pointer }
  .person:hover { background: var(--soft) }
  .person:has(:checked) { border-color: currentColor; box-shadow: inset 0 0 0 1px currentColor }
  .person span { display: grid; min-inline-size: 0 }
  .person small { color: var(--dim); overflow-wrap: anywhere }
  input[type=radio], input[type=checkbox] { inline-size: 1.25rem; block-size: 1.25rem; margin: 0; flex: none; accent-color: var(--accent) }
  .new { display: none; gap: .75rem; padding: 1rem; border-radius: .75rem; background: var(--soft) }
  form:has(#new:checked) .new { display: grid }
  .field, .new label:not(.check) { display: grid; gap: .25rem; font-size: .875rem; font-weight: 600 }
  .check { display: flex; align-items: center; gap: .625rem; font-size: .875rem; min-block-size: 1.75rem }
  select, input[type=text], input[type=email] { font: inherit; font-weight: 400; inline-size: 100%; min-block-size: 2.75rem; padding: .5rem .75rem; border: 1px solid #808794; border-radius: .5rem; background: var(--card); color: inherit }
  .actions { display: flex; flex-wrap: wrap; gap: .75rem; justify-content: flex-end }
  button, .button { font: inherit; font-weight: 600; min-block-size: 2.75rem; padding: .5rem 1.25rem; border-radius: .625rem; border: 1px solid #808794; background: transparent; color: inherit; cursor: pointer }
  button.go { border-color: #1d2939; background: #1d2939; color: #fff }
  @media (prefers-color-scheme: dark) { button.go { border-color: #f1f4f9; background: #f1f4f9; color: #10182b } }
  :focus-visible { outline: 3px solid #3b82f6; outline-offset: 2px }
  .alert { margin: 0; padding: .75rem 1rem; border-radius: .625rem; border: 1px solid #dc2626; background: #dc26261a }
`;

export interface PageParts {
  readonly title: string;
  /** What stands above the title. */
  readonly kicker: string;
  /** What stands below the title. */
  readonly lead: string;
  readonly accent?: string | null;
  /** Trusted markup. */
  readonly body: string;
  readonly status?: number;
  /** Origins that the page's form may end at, besides its own. */
  readonly formOrigins?: readonly string[];
}

/** One of the embedded provider's pages: no script, one form. */
export function page({
  title,
  kicker,
  lead,
  accent,
  body,
  status = 200,
  formOrigins = [],
}: PageParts): Response {
  const nonce = randomBytes(16).toString('base64');
  const policy = [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    ["form-action 'self'", ...formOrigins].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style nonce="${nonce}">${styleOf(accent ?? DEFAULT_PRIMARY_COLOR)}</style></head>
<body><main><header><p>${escapeHtml(kicker)}</p><h1>${escapeHtml(title)}</h1><p>${escapeHtml(lead)}</p></header>${body}</main></body></html>`;
  return new Response(html, {
    status,
    headers: {
      ...COMMON_HEADERS,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    },
  });
}

export const hidden = (values: Record<string, string>): string =>
  Object.entries(values)
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('');

/** The choice of who one is: the agency's demo accounts and a new traveller. */
export function peopleFields(people: readonly Person[], { withVerified }: { withVerified: boolean }): string {
  const options = people.map(
    (
      person,
      index,
    ) => `<label class="person"><input type="radio" name="person" value="${escapeHtml(person.email)}" required${index === 0 ? ' checked' : ''}>
    <span><b>${escapeHtml(person.name)}</b><small>${escapeHtml(person.role)}, ${escapeHtml(person.email)}</small></span></label>`,
  );
  return `<fieldset><legend>Who are you today?</legend>${options.join('')}
    <label class="person"><input type="radio" name="person" value="new" id="new"${people.length === 0 ? ' checked' : ''}><span><b>A new traveller</b><small>Somebody this agency has never met</small></span></label></fieldset>
    <div class="new"><label>Name<input type="text" name="name" maxlength="100" autocomplete="off" value="${NEW_TRAVELLER.name}"></label>
    <label>Email, ending in .example<input type="email" name="email" maxlength="254" autocomplete="off" pattern=".+\\.example" value="${NEW_TRAVELLER.email}"></label>
    ${withVerified ? '<label class="check"><input type="checkbox" name="verified" value="yes" checked>The provider has verified this address</label>' : hidden({ verified: 'yes' })}</div>`;
}

export const wrongForm =
  '<p class="alert" role="alert">Choose somebody, or give a name and an address that ends in .example.</p>';

/** What stands for a page that is not there. */
export const nothingHere = (): Response =>
  page({
    title: 'Nothing here',
    kicker: 'Demo identity provider',
    lead: 'This address is not in use.',
    body: '',
    status: 404,
  });

export const accentOf = (agency: AgencyRecord): string | null => agency.public.primaryColor;
