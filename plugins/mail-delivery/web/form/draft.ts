import type { Refusal } from '@/core/contract';
import { plainDomain } from '@/core/contract';
import type { MailDelivery, MailDomain, Region, Way } from '../../contract/delivery';
import { fieldRefusals } from '@/core/contract/refusals/fields';
import { mailRefusals } from '../../contract/refusals';
import { mailDomainProblem, senderProblem } from '../../contract/sender-rules';

/** What is typed; a key or password that is left empty stays what it was. */
export interface Draft {
  domain: string;
  senderEmail: string;
  way: Way;
  apiKey: string;
  region: Region;
  isPriceAccepted: boolean;
  host: string;
  port: number;
  user: string;
  password: string;
}
export type Problems = Partial<Record<keyof Draft, Refusal>>;

/** What the form starts with: what is saved, or the way that is open. */
export const draftOf = (known: Pick<MailDelivery, 'isPlatformOpen' | 'domain'>): Draft => ({
  domain: known.domain?.domain ?? '',
  senderEmail: known.domain?.senderEmail ?? '',
  way: known.domain?.way ?? (known.isPlatformOpen ? 'platform' : 'mailgun'),
  apiKey: '',
  region: known.domain?.mailgun?.region ?? 'us',
  isPriceAccepted: known.domain?.priceAcceptedAt != null,
  host: known.domain?.smtp?.host ?? '',
  port: known.domain?.smtp?.port ?? 465,
  user: known.domain?.smtp?.user ?? '',
  password: '',
});

/** A password that is kept is for the server and the name that it was given for. */
const isSameLogin = ({ host, user }: Draft, saved: MailDomain | null): boolean =>
  saved?.smtp?.host === host.trim().toLowerCase() && saved.smtp.user === user.trim();

/** What is wrong with it, by field (R408, R410). `saved`: the domain as it is, whose key and password may stay. */
export function problemsOf(draft: Draft, platformHost: string, saved: MailDomain | null): Problems {
  const problems: Problems = {};
  const domain = mailDomainProblem(draft.domain, platformHost);
  if (domain) problems.domain = domain;
  const sender = senderProblem(draft.senderEmail, draft.domain);
  if (sender) problems.senderEmail = sender;
  if (draft.way === 'mailgun') {
    if (!draft.apiKey.trim() && !saved?.mailgun) problems.apiKey = mailRefusals.keyMissing;
    if (!draft.isPriceAccepted) problems.isPriceAccepted = mailRefusals.priceNotAccepted;
  }
  if (draft.way === 'smtp') {
    if (!draft.host.trim()) problems.host = mailRefusals.serverMissing;
    if (!draft.user.trim()) problems.user = fieldRefusals.fieldRequired;
    if (!draft.password && !isSameLogin(draft, saved)) problems.password = fieldRefusals.passwordMissing;
  }
  return problems;
}

/** What is sent of it: nothing of another way, and no empty secret. */
export const bodyOf = (draft: Draft) => ({
  domain: plainDomain(draft.domain),
  senderEmail: draft.senderEmail.trim(),
  way: draft.way,
  ...(draft.way === 'mailgun'
    ? {
        ...(draft.apiKey.trim() ? { apiKey: draft.apiKey.trim() } : {}),
        region: draft.region,
        isPriceAccepted: draft.isPriceAccepted,
      }
    : {}),
  ...(draft.way === 'smtp'
    ? {
        smtp: {
          host: draft.host.trim(),
          port: draft.port as 465,
          user: draft.user.trim(),
          ...(draft.password ? { password: draft.password } : {}),
        },
      }
    : {}),
});
