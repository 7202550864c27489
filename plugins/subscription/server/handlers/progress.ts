import { createHmac } from 'node:crypto';
import type { ResponseInputOf } from '@/core/contract';
import { paymentRefusals } from '@/core/contract/refusals/booking';
import type { Said } from '@/core/contract/refusal';
import { requestRefusals } from '@/core/contract/refusals/request';
import { HttpError } from '@/server/error';
import type { Services } from '@/server/ports/services';
import { createSecretBox } from '@/server/config/secret-box';
import { subscriptionAnswers, subscriptionRefusals } from '../../contract/refusals';
import type { verifySubscription } from '../../contract/progress';
import { isOver } from '../store/attempts';
import type { AttemptRow } from '../store/tables';
import { siteOf } from './site';

type Answer = ResponseInputOf<typeof verifySubscription>;
type Parts = Pick<Services, 'config' | 'clock' | 'agencyById'>;

export const entryBox = ({ signingSecret }: Services['config']) =>
  createSecretBox(signingSecret, 'subscription entry');

/** What a request says, known again when it is repeated; it holds a password, so nobody without our secret learns anything. */
export const hashOf = ({ signingSecret }: Services['config'], body: unknown): string =>
  createHmac('sha256', signingSecret)
    .update(`subscription|${JSON.stringify(body)}`)
    .digest('base64url');

/**
 * What a request is known again by beside its key: all but the card. Whoever reloads the page before an answer has come types
 * the card anew, whose token is another one, and goes on with what was begun.
 */
export const withoutCard = <Body extends { payment: unknown }>({
  payment: _,
  ...details
}: Body): Omit<Body, 'payment'> => details;

/** Throws HttpError 422 without the header. */
export function requireKey(key: string | undefined): string {
  if (key !== undefined) return key;
  const said = requestRefusals.idempotencyKey;
  throw new HttpError(422, 'INVALID_REQUEST', said, { fields: [{ path: 'idempotency-key', ...said }] });
}

export const verifyPath = ({ kind, id }: Pick<AttemptRow, 'kind' | 'id'>): string =>
  kind === 'card'
    ? `/api/agency/subscriptions/payment-methods/verify?id=${encodeURIComponent(id)}`
    : `/api/agency/subscriptions/verify/${encodeURIComponent(id)}`;

const DONE = {
  'sign-up': subscriptionAnswers.welcome,
  begin: subscriptionAnswers.paid,
  card: subscriptionAnswers.cardSaved,
  'pay-now': subscriptionAnswers.paid,
  renew: subscriptionAnswers.paid,
} as const;
const FAILED: Readonly<Record<string, Said>> = {
  exists: subscriptionRefusals.exists,
  'paid-already': subscriptionRefusals.paidAlready,
  gone: subscriptionRefusals.none,
  'too-late': subscriptionRefusals.signUpOver,
};

/** What the bank said of the card; null where it was something else. */
export function saidOfCard(failure: string | null): Said | null {
  if (failure === 'authentication-required') return paymentRefusals['authentication-failed'];
  const known = paymentRefusals as Readonly<Record<string, Said>>;
  return failure !== null && !(failure in FAILED) ? (known[failure] ?? null) : null;
}

/** How far an attempt has come, as its browser is told. */
export async function progressOf(parts: Parts, row: AttemptRow): Promise<Answer> {
  const { state, failure, made_agency_id: made } = row;
  const frame = { detail: null, field: null, actionUrl: null, entryUrl: null, verifyPath: verifyPath(row) };
  if (state === 'done') {
    const { domain, origin } = await siteOf(parts, made ?? row.agency_id);
    const mayEnter = made && row.entry_until && row.entry_until > parts.clock.now();
    const entryUrl = mayEnter ? `${origin}/welcome#${entryBox(parts.config).seal(made, row.id)}` : null;
    return { data: { ...frame, status: 'active', ...DONE[row.kind], domain, entryUrl } };
  }
  if (isOver(row) || state === 'undoing') {
    const said = FAILED[failure ?? ''] ?? subscriptionRefusals.paymentFailed;
    const field = failure === 'exists' ? { path: 'subdomain', ...said } : null;
    return {
      data: { ...frame, status: 'failed', ...said, field, detail: saidOfCard(failure), domain: null },
    };
  }
  return {
    data: {
      ...frame,
      ...paymentRefusals.noAnswer,
      status: row.action_url ? 'action-required' : 'processing',
      actionUrl: row.action_url,
      domain: null,
    },
  };
}
