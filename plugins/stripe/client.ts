import Stripe from 'stripe';
import type { StripeAccount } from './account';

/** Shorter than the engine waits, so that a call ends before it is given up. */
const TIMEOUT_MS = 25_000;

const isOfStripe = ({ object, error }: { object?: unknown; error?: { type?: unknown } | null }) =>
  error ? typeof error.type === 'string' : typeof object === 'string';

/**
 * Believes answers that are Stripe's alone: the library takes whatever JSON for the object that was asked for, or for a refusal, as
 * long as it has an `error` or none. That of a proxy in between says nothing of what Stripe did.
 */
const believing = (http: Stripe.HttpClient): Stripe.HttpClient => ({
  getClientName: () => http.getClientName(),
  async makeRequest(...sent) {
    const response = await http.makeRequest(...sent);
    const read = () => response.toJSON() as Promise<unknown>;
    const status = response.getStatusCode();
    const isGood = status >= 200 && status < 300;
    return Object.assign(Object.create(response) as typeof response, {
      async toJSON() {
        const body = ((await read()) ?? {}) as Parameters<typeof isOfStripe>[0];
        if (!isOfStripe(body) || isGood === Boolean(body.error))
          throw new SyntaxError(`What answered ${status} is not Stripe`);
        return body;
      },
    });
  },
});

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
    httpClient: believing(ask ? Stripe.createFetchHttpClient(ask) : Stripe.createNodeHttpClient()),
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
