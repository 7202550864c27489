import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import type { BillingGateway, ChargeOutcome, ChargeRefusal, SaveOutcome } from '@/server/ports/billing';
import { isOwnPath } from '@/server/payment/embedded/own-path';
import { IdempotencyMismatch } from '@/server/payment/embedded/parts';
import { readCharges } from './books';
import { isOtherUse, isRefusal, on, ON_A_PAGE, wordsOf } from './client';
import { fromStripe, toStripe } from './minor-units';
import { actionUrl, declineCode, NO_ANSWER, type Refused, unknown } from './outcome';
import { arrived, refundsOf } from './returns';
import { settling } from './settle';
import type { StripeMemory } from './tables';

interface BillingParts {
  readonly stripe: Stripe;
  readonly memory: StripeMemory;
  /** Origin of the site that the payer comes back to: the agency's, or the platform's for whoever signs up. */
  readonly originOf: (payer: string) => Promise<string>;
}

type Absent = { readonly kind: 'absent' };
const ABSENT: Absent = { kind: 'absent' };
const WITH_CARD = { expand: ['payment_method'] };

/** A card that could be charged with its holder there is told apart from one that was refused. */
const refusalOf = (error: Refused): ChargeRefusal =>
  [error.code, error.decline_code].includes('authentication_required')
    ? 'authentication-required'
    : declineCode(error);
const declined = (code: ChargeRefusal) => ({ kind: 'declined', code }) as const;

function asked(action: object | null) {
  const url = actionUrl(action);
  return url ? ({ kind: 'action-required', url } as const) : unknown('Stripe asks for what has no page');
}

function saveOutcome(setup: Stripe.SetupIntent): SaveOutcome | Absent {
  const { status, payment_method: method, last_setup_error: error } = setup;
  if (status === 'succeeded' && typeof method === 'object' && method?.card) {
    const { brand, last4, exp_month: month, exp_year: year } = method.card;
    return { kind: 'saved', card: { ref: method.id, brand, last4, expires: { month, year } } };
  }
  switch (status) {
    case 'requires_action':
      return asked(setup.next_action);
    case 'canceled':
      return declined('authentication-failed');
    case 'requires_payment_method':
    case 'requires_confirmation':
      return error ? declined(declineCode(error)) : ABSENT;
    default:
      return unknown(NO_ANSWER);
  }
}

function chargeOutcome(intent: Stripe.PaymentIntent): ChargeOutcome | Absent {
  switch (intent.status) {
    case 'succeeded':
      return { kind: 'charged', paymentRef: intent.id };
    case 'requires_action':
      return asked(intent.next_action);
    case 'canceled':
      return declined('authentication-failed');
    case 'requires_payment_method':
    case 'requires_confirmation':
      return intent.last_payment_error ? declined(refusalOf(intent.last_payment_error)) : ABSENT;
    default:
      return unknown(NO_ANSWER);
  }
}

/**
 * Cards that are kept at Stripe and charged for subscriptions, on the platform's account. As with payments, what is asked for
 * is made first, written down, and only then confirmed: a lost answer is looked up and never asked for twice.
 */
export function stripeBilling({ stripe, memory, originOf }: BillingParts): BillingGateway {
  const returnTo = async (payer: string, path: string) => {
    if (!isOwnPath(path)) throw new TypeError('The return address must be a path of the own site');
    return new URL(path, await originOf(payer)).href;
  };

  async function customerOf(payer: string, email: string): Promise<string> {
    const known = await memory.customer(payer);
    if (known) return known;
    const mail = createHash('sha256').update(email).digest('hex').slice(0, 16);
    const made = await stripe.customers.create(
      { email, metadata: { payer } },
      on(null, `customer:${payer}:${mail}`),
    );
    return memory.keepCustomer(payer, made.id);
  }

  const readSave = async (intent: string) =>
    saveOutcome(await stripe.setupIntents.retrieve(intent, WITH_CARD));
  const readCharge = async (intent: string) => chargeOutcome(await stripe.paymentIntents.retrieve(intent));

  /** Asks once: what has an outcome keeps it, and what Stripe refuses is read again before that is believed. */
  async function once<Outcome extends { kind: string }>(
    key: string,
    {
      make,
      read,
      confirm,
    }: {
      make: () => Promise<string>;
      read: (intent: string) => Promise<Outcome | Absent>;
      confirm: (intent: string) => Promise<Outcome | Absent>;
    },
  ): Promise<Outcome | ReturnType<typeof unknown> | ReturnType<typeof declined>> {
    try {
      const kept = await memory.find(key);
      const known = kept ? await read(kept.intent) : ABSENT;
      if (known.kind !== 'absent') return known as Outcome;
      const { intent } = kept ?? (await memory.keep({ key, intent: await make(), account: null }));
      try {
        const outcome = await confirm(intent);
        return outcome.kind === 'absent' ? unknown('Stripe has not taken it up') : (outcome as Outcome);
      } catch (error) {
        if (!isRefusal(error)) throw error;
        const after = await read(intent);
        return after.kind === 'absent' ? declined(refusalOf(error)) : (after as Outcome);
      }
    } catch (error) {
      if (isOtherUse(error)) throw new IdempotencyMismatch(key);
      return isRefusal(error) ? declined(refusalOf(error)) : unknown(wordsOf(error));
    }
  }

  const lookup = async <Outcome>(key: string, read: (intent: string) => Promise<Outcome>) => {
    const kept = await memory.find(key);
    if (!kept) return ABSENT;
    return read(kept.intent).catch((error: unknown) => unknown(wordsOf(error)));
  };

  return {
    async saveCard({ payer, email, token, returnUrl }, { idempotencyKey: key }) {
      const return_url = await returnTo(payer, returnUrl);
      return once<SaveOutcome>(key, {
        async make() {
          const customer = await customerOf(payer, email);
          const setup = await stripe.setupIntents.create(
            {
              customer,
              usage: 'off_session',
              allowed_payment_method_types: ['card'],
              metadata: { payer, key },
            },
            on(null, `${key}:create`),
          );
          return setup.id;
        },
        read: readSave,
        confirm: async (intent) =>
          saveOutcome(
            await stripe.setupIntents.confirm(
              intent,
              { confirmation_token: token, return_url, ...ON_A_PAGE, ...WITH_CARD },
              on(null, key),
            ),
          ),
      });
    },
    lookupSave: (key) => lookup(key, readSave),

    async charge({ payer, card, amount, description, returnUrl }, { idempotencyKey: key }) {
      const sum = toStripe(amount);
      const customer = await memory.customer(payer);
      if (!sum || !customer) return declined('declined');
      const return_url = returnUrl === undefined ? undefined : await returnTo(payer, returnUrl);
      return once<ChargeOutcome>(key, {
        async make() {
          const how: Stripe.PaymentIntentCreateParams = {
            ...sum,
            customer,
            description,
            payment_method: card,
            allowed_payment_method_types: ['card'],
            capture_method: 'automatic',
            metadata: { payer, key },
          };
          return (await stripe.paymentIntents.create(how, on(null, `${key}:create`))).id;
        },
        read: readCharge,
        confirm: async (intent) =>
          chargeOutcome(
            await stripe.paymentIntents.confirm(
              intent,
              { ...(return_url === undefined ? { off_session: true } : { return_url }), ...ON_A_PAGE },
              on(null, key),
            ),
          ),
      });
    },
    lookupCharge: (key) => lookup(key, readCharge),

    refund: settling(stripe, memory).refund,

    async returned(paymentRef) {
      const kept = await memory.byIntent(paymentRef);
      if (!kept) return 0;
      const made = await refundsOf(stripe, kept);
      return made[0] ? fromStripe(arrived(made), made[0].currency).amount : 0;
    },

    async forgetCard(card, { idempotencyKey: key }) {
      try {
        await stripe.paymentMethods.detach(card, {}, on(null, key));
        return { kind: 'done' };
      } catch (error) {
        // It is not kept any more.
        return isRefusal(error) ? { kind: 'done' } : unknown(wordsOf(error));
      }
    },

    charges: (since) => readCharges(stripe, since),
  };
}
