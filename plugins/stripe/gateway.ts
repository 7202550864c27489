import type Stripe from 'stripe';
import type { Money } from '@/core/contract';
import type { AuthoriseOutcome, PaymentCall, PaymentGateway, PayoutInBooks } from '@/server/ports/payment';
import { IdempotencyMismatch } from '@/server/payment/embedded/parts';
import { isOwnPath } from '@/server/payment/embedded/own-path';
import { stripeBilling } from './billing';
import { readBooks } from './books';
import { isOtherUse, isRefusal, on, ON_A_PAGE, wordsOf } from './client';
import { toStripe, fromStripe } from './minor-units';
import { declineCode, declined, outcomeOf, unknown } from './outcome';
import { settling } from './settle';
import { isSlip, slipOptions } from './slips';
import type { Kept, StripeMemory } from './tables';

const STATES: Readonly<Record<string, PayoutInBooks['state']>> = {
  paid: 'paid',
  failed: 'failed',
  canceled: 'failed',
};

/** What was paid out with it: charges and refunds with their fees, but not the payout's own entries. */
async function sumOf(stripe: Stripe, payout: string): Promise<number> {
  let sum = 0;
  for await (const { type, amount, fee } of stripe.balanceTransactions.list({ payout, limit: 100 }))
    if (!type.startsWith('payout')) sum += amount - fee;
  return sum;
}

/**
 * Payouts to the platform's own bank account since then. Those of agencies' own accounts are between them and Stripe. What
 * somebody has sent by hand, or is not settled yet, has no list of what it is made of.
 */
async function readPayouts(stripe: Stripe, since: Date): Promise<PayoutInBooks[]> {
  const created = { gte: Math.floor(since.getTime() / 1000) };
  const found: PayoutInBooks[] = [];
  for await (const payout of stripe.payouts.list({ created, limit: 100 })) {
    const { id: ref, status, amount, currency, reconciliation_status: reconciled } = payout;
    const isListed = reconciled === 'completed';
    found.push({
      ref,
      state: STATES[status] ?? 'under-way',
      amount: fromStripe(amount, currency),
      sum: isListed ? fromStripe(await sumOf(stripe, ref), currency).amount : null,
    });
  }
  return found;
}

/** Where an agency's payments go. */
export interface Payee {
  /** Its own account; null for the platform's. */
  readonly account: string | null;
  /** What the platform keeps of it, in hundredths of a percent. */
  readonly feeBasisPoints: number;
}

/** Of the page that Stripe's fields stand on. */
export const FIELDS_PATH = '/gateway/fields';

export interface StripeParts {
  readonly stripe: Stripe;
  readonly memory: StripeMemory;
  readonly publicKey: string;
  readonly isTest: boolean;
  readonly now: () => Date;
  /** Where that page is, unless it is at each site. */
  readonly fieldsOrigin: string | null;
  readonly payeeOf: (agencyId: string) => Promise<Payee>;
  /** Origin of the agency's site; the platform's for whoever is no agency yet. */
  readonly originOf: (payer: string) => Promise<string>;
}

/** Pix must be paid before the engine gives up waiting, which it does after half an hour. */
const PIX_SECONDS = 25 * 60;
const WITH_CHARGE = { expand: ['latest_charge'] };

type Order = Parameters<PaymentGateway['authorise']>[0];

/**
 * Takes payments at Stripe: held by card first; paid at once by Pix, or by a slip within days where a reservation waits for it,
 * and returned when no booking comes of it.
 */
export function stripeGateway(parts: StripeParts): PaymentGateway {
  const { stripe, memory } = parts;

  /** Makes the intent of a key, once; nothing is held yet. Null for what takes longer than anybody can wait. */
  async function prepare(
    input: Order,
    { idempotencyKey: key }: PaymentCall,
    amount: Money,
  ): Promise<Kept | null> {
    const { account, feeBasisPoints } = await parts.payeeOf(input.agencyId);
    const token = await stripe.confirmationTokens.retrieve(input.token, {}, on(account));
    const type = token.payment_method_preview?.type ?? 'card';
    const slip = isSlip(type) ? slipOptions(type, input.waitsUntil, parts.now()) : null;
    if (isSlip(type) && !slip) return null;
    const fee = account ? Math.floor((amount.amount * feeBasisPoints) / 10_000) : 0;
    const how: Stripe.PaymentIntentCreateParams = {
      ...amount,
      description: input.description,
      metadata: { agency: input.agencyId, key },
    };
    if (fee > 0) how.application_fee_amount = fee;
    if (slip) {
      how.capture_method = 'automatic';
      how.allowed_payment_method_types = [type];
      how.payment_method_options = slip;
    } else if (type === 'pix') {
      how.capture_method = 'automatic';
      how.allowed_payment_method_types = ['pix'];
      how.payment_method_options = { pix: { expires_after_seconds: PIX_SECONDS } };
    } else {
      how.capture_method = 'manual';
      how.automatic_payment_methods = { enabled: true };
    }
    const intent = await stripe.paymentIntents.create(how, on(account, `${key}:create`));
    return memory.keep({ key, intent: intent.id, account });
  }

  async function confirm({ key, intent, account }: Kept, { token, agencyId, returnUrl }: Order) {
    const confirmed = await stripe.paymentIntents.confirm(
      intent,
      {
        confirmation_token: token,
        return_url: new URL(returnUrl, await parts.originOf(agencyId)).href,
        ...ON_A_PAGE,
        ...WITH_CHARGE,
      },
      on(account, key),
    );
    return outcomeOf(confirmed);
  }

  const read = async ({ intent, account }: Kept) =>
    outcomeOf(await stripe.paymentIntents.retrieve(intent, WITH_CHARGE, on(account)));

  /** What an error of an authorisation says: a decision, or that nobody knows. */
  async function failed(error: unknown, key: string): Promise<AuthoriseOutcome> {
    if (isOtherUse(error)) throw new IdempotencyMismatch(key);
    if (!isRefusal(error)) return unknown(wordsOf(error));
    // It may have been confirmed under this key before, which alone counts.
    const kept = await memory.find(key);
    const known = kept ? await read(kept) : { kind: 'absent' as const };
    return known.kind === 'absent' ? declined(declineCode(error)) : known;
  }

  return {
    name: 'STRIPE',
    fieldsUrl: `${parts.fieldsOrigin ?? ''}${FIELDS_PATH}`,
    fieldsSandbox: 'allow-scripts allow-same-origin allow-popups allow-forms',
    publicKey: parts.publicKey,
    isTest: parts.isTest,

    async authorise(input, call) {
      if (!isOwnPath(input.returnUrl))
        throw new TypeError('The return address must be a path of the own site');
      const amount = toStripe(input.amount);
      if (!amount) return declined('declined');
      try {
        const kept = (await memory.find(call.idempotencyKey)) ?? (await prepare(input, call, amount));
        if (!kept) return declined('too-slow');
        const outcome = await confirm(kept, input);
        return outcome.kind === 'absent' ? unknown('Stripe has not taken it up') : outcome;
      } catch (error) {
        return failed(error, call.idempotencyKey).catch((again: unknown) => {
          if (again instanceof IdempotencyMismatch) throw again;
          return unknown(wordsOf(again));
        });
      }
    },

    async lookup(key) {
      const kept = await memory.find(key);
      if (!kept) return { kind: 'absent' };
      return read(kept).catch((error: unknown) => unknown(wordsOf(error)));
    },

    ...settling(stripe, memory),
    billing: stripeBilling(parts),
    payments: (since) => readBooks(stripe, memory, since),
    payouts: (since) => readPayouts(stripe, since),
  };
}
