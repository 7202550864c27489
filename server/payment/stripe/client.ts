import Stripe from 'stripe';
import type { StripeAccount } from '../../stripe-account';

/** Shorter than the engine waits, so that a call ends before it is given up. */
const TIMEOUT_MS = 25_000;

/** The library, at the account's address. It repeats nothing by itself: the engine asks how a call ended first. */
export function stripeClient(
  { secretKey, url }: Pick<StripeAccount, 'secretKey' | 'url'>,
  ask?: typeof fetch,
): Stripe {
  const { protocol, hostname, port } = new URL(url);
  return new Stripe(secretKey, {
    host: hostname,
    ...(port ? { port } : {}),
    protocol: protocol === 'http:' ? 'http' : 'https',
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 0,
    telemetry: false,
    ...(ask ? { httpClient: Stripe.createFetchHttpClient(ask) } : {}),
  });
}

/**
 * The payer confirms on a page that the answer names: a token of the fields asks by itself for an answer that only Stripe's script
 * in the browser understands.
 */
export const ON_A_PAGE = { use_stripe_sdk: false };

/** Which account a call is for, and under which key. */
export const on = (account: string | null, idempotencyKey?: string): Stripe.RequestOptions => ({
  ...(account ? { stripeAccount: account } : {}),
  ...(idempotencyKey ? { idempotencyKey } : {}),
});

/**
 * Whether Stripe has decided, and said no. Without an answer, with one that it could not give (5xx), is still working on
 * (409), has no time for (429) or that is about the key and not about the payment (401, 403), nobody knows.
 */
export const isRefusal = (error: unknown): error is Stripe.errors.StripeError =>
  error instanceof Stripe.errors.StripeCardError || error instanceof Stripe.errors.StripeInvalidRequestError;

export const isOtherUse = (error: unknown): boolean => error instanceof Stripe.errors.StripeIdempotencyError;

/** For a log: Stripe's own words name keys and addresses at most by their last letters. */
export const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
