import { randomBytes } from 'node:crypto';
import { DEFAULT_PRIMARY_COLOR } from '@/core/contract';
import { COMMON_HEADERS } from '../../http/headers';
import { escapeHtml } from '../../http/escape';
import type { AgencyRecord } from '../../ports/agency';
import { NEW_TRAVELLER, type Person } from './people';
import { styleOf } from './style';

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
