import type Stripe from 'stripe';
import type { Money } from '@/core/contract';
import type { PaymentCall, PaymentGateway, SettleOutcome } from '../../ports/payment';
import { IdempotencyMismatch } from '../embedded/parts';
import { isOtherUse, isRefusal, on, wordsOf } from './client';
import { toStripe } from './minor-units';
import { chargeOf, unknown } from './outcome';
import type { StripeMemory } from './tables';

const DONE = { kind: 'done' } as const;
const refused = (message: string): SettleOutcome => ({ kind: 'refused', message });
const STRANGE = 'There is no such payment';
const NOT_SO = 'The amount is not valid';

/** Under which key the engine took the money; without it a Pix that was paid is only held. */
const CAPTURED_BY = 'capture';

/** Paid by the payer's own hand, before anything was booked. */
export const isTakenAtOnce = ({ capture_method }: Stripe.PaymentIntent): boolean =>
  capture_method !== 'manual';
export const capturedBy = ({ metadata }: Stripe.PaymentIntent): string | undefined => metadata[CAPTURED_BY];

interface At {
  readonly intent: Stripe.PaymentIntent;
  readonly account: string | null;
  readonly key: string;
}

/** What is settled already needs no further call; null: something has to be done. */
type Known = (intent: Stripe.PaymentIntent, key: string) => SettleOutcome | null;

const isCaptured =
  (amount: number): Known =>
  (intent, key) => {
    if (intent.status === 'requires_capture')
      return amount > intent.amount_capturable ? refused('More than was authorised') : null;
    if (intent.status === 'processing') return unknown('Stripe is still working on it');
    if (intent.status !== 'succeeded') return refused(`The payment is ${intent.status}`);
    const by = capturedBy(intent);
    if (by === key) return DONE;
    if (by || !isTakenAtOnce(intent)) return refused('The payment is captured');
    return amount === intent.amount_received ? null : refused('Another amount was paid');
  };

const isLetGo: Known = (intent) => {
  if (intent.status === 'canceled') return DONE;
  if (intent.status === 'processing') return unknown('Stripe is still working on it');
  if (intent.status !== 'succeeded') return null;
  if (capturedBy(intent) || !isTakenAtOnce(intent)) return refused('The payment is captured');
  const charge = chargeOf(intent);
  return charge && charge.amount_refunded >= charge.amount ? DONE : null;
};

/** Taking, releasing and returning. Every answer follows from how the payment stands, so that each may be repeated. */
export function settling(
  stripe: Stripe,
  memory: Pick<StripeMemory, 'byIntent'>,
): Pick<PaymentGateway, 'capture' | 'void' | 'refund'> {
  const read = (ref: string, account: string | null) =>
    stripe.paymentIntents.retrieve(ref, { expand: ['latest_charge'] }, on(account));

  /** Does it unless it is done, and looks again where Stripe says that it cannot be. */
  async function settle(
    ref: string,
    { idempotencyKey: key }: PaymentCall,
    known: Known,
    act: (at: At) => Promise<SettleOutcome>,
  ): Promise<SettleOutcome> {
    const kept = await memory.byIntent(ref);
    if (!kept) return refused(STRANGE);
    try {
      const intent = await read(ref, kept.account);
      const before = known(intent, key);
      if (before) return before;
      try {
        return await act({ intent, account: kept.account, key });
      } catch (error) {
        if (isOtherUse(error)) throw new IdempotencyMismatch(key);
        if (!isRefusal(error)) throw error;
        return known(await read(ref, kept.account), key) ?? refused(wordsOf(error));
      }
    } catch (error) {
      if (error instanceof IdempotencyMismatch) throw error;
      return isRefusal(error) ? refused(wordsOf(error)) : unknown(wordsOf(error));
    }
  }

  /** A refund of this key counts once, however long ago it was asked for. */
  async function giveBack({ intent, account, key }: At, amount: number): Promise<SettleOutcome> {
    const made = await stripe.refunds.list({ payment_intent: intent.id, limit: 100 }, on(account));
    const own = made.data.find(({ metadata }) => metadata?.['key'] === key);
    const refund =
      own ??
      (await stripe.refunds.create(
        {
          payment_intent: intent.id,
          amount,
          metadata: { key },
          ...(intent.application_fee_amount ? { refund_application_fee: true } : {}),
        },
        on(account, key),
      ));
    return refund.status === 'failed' || refund.status === 'canceled'
      ? refused(`The refund is ${refund.status}`)
      : DONE;
  }

  return {
    capture(ref, money, call) {
      const amount = toStripe(money)?.amount;
      if (amount === undefined) return Promise.resolve(refused(NOT_SO));
      return settle(ref, call, isCaptured(amount), async ({ intent, account, key }) => {
        if (intent.currency !== money.currency.toLowerCase())
          return refused('The payment is in another currency');
        const metadata = { [CAPTURED_BY]: key };
        if (isTakenAtOnce(intent))
          await stripe.paymentIntents.update(intent.id, { metadata }, on(account, key));
        else
          await stripe.paymentIntents.capture(
            intent.id,
            { amount_to_capture: amount, metadata },
            on(account, key),
          );
        return DONE;
      });
    },

    void: (ref, call) =>
      settle(ref, call, isLetGo, async (at) => {
        if (at.intent.status === 'succeeded') {
          const charge = chargeOf(at.intent);
          return giveBack(at, at.intent.amount_received - (charge?.amount_refunded ?? 0));
        }
        await stripe.paymentIntents.cancel(at.intent.id, {}, on(at.account, at.key));
        return DONE;
      }),

    refund(ref, money: Money, call) {
      const amount = toStripe(money)?.amount;
      if (amount === undefined) return Promise.resolve(refused(NOT_SO));
      const isTaken: Known = (intent) => {
        if (intent.currency !== money.currency.toLowerCase())
          return refused('The payment is in another currency');
        return intent.status === 'succeeded' ? null : refused(`The payment is ${intent.status}`);
      };
      return settle(ref, call, isTaken, (at) =>
        amount === 0 ? Promise.resolve(DONE) : giveBack(at, amount),
      );
    },
  };
}
