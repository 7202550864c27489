import type Stripe from 'stripe';
import type { Money } from '@/core/contract';
import type { PaymentCall, PaymentGateway, ReturnOutcome, SettleOutcome } from '@/server/ports/payment';
import { IdempotencyMismatch } from '@/server/payment/embedded/parts';
import { isOtherUse, isRefusal, on, wordsOf } from './client';
import { toStripe } from './minor-units';
import { unknown } from './outcome';
import { arrived, refundOfKey, refundsOf, stageOf, underWay } from './returns';
import type { StripeMemory } from './tables';

const DONE = { kind: 'done' } as const;
const refused = (message: string) => ({ kind: 'refused', message }) as const;
const STRANGE = 'There is no such payment';
const NOT_SO = 'The amount is not valid';
const OTHER_CURRENCY = 'The payment is in another currency';

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

/** Stripe has decided, and nothing of it can be taken or returned. */
const NOT_TAKEN = new Set([
  ...['requires_capture', 'requires_action', 'requires_confirmation'],
  ...['requires_payment_method', 'canceled'],
]);
const notTaken = ({ status }: Stripe.PaymentIntent): SettleOutcome =>
  NOT_TAKEN.has(status) ? refused(`The payment is ${status}`) : unknown(`Stripe has it as ${status}`);

/** What is settled already needs no further call; null: something has to be done. */
type Known<Outcome> = (at: At) => Outcome | null | Promise<Outcome | null>;

const isCaptured =
  (amount: number): Known<SettleOutcome> =>
  ({ intent, key }) => {
    if (intent.status === 'requires_capture')
      return amount > intent.amount_capturable ? refused('More than was authorised') : null;
    if (intent.status !== 'succeeded') return notTaken(intent);
    const by = capturedBy(intent);
    if (by === key) return DONE;
    if (by || !isTakenAtOnce(intent)) return refused('The payment is captured');
    return amount === intent.amount_received ? null : refused('Another amount was paid');
  };

/** Taking, releasing and returning. Every answer follows from how the payment stands, so that each may be repeated. */
export function settling(
  stripe: Stripe,
  memory: Pick<StripeMemory, 'byIntent'>,
): Pick<PaymentGateway, 'void' | 'refund'> & {
  capture(ref: string, money: Money, call: PaymentCall): Promise<SettleOutcome>;
} {
  const refundsAt = ({ intent, account }: At) => refundsOf(stripe, { intent: intent.id, account });

  /** Does it unless it is done, and looks again where Stripe says that it cannot be. */
  async function settle<Outcome extends ReturnOutcome>(
    ref: string,
    { idempotencyKey: key }: PaymentCall,
    known: Known<Outcome>,
    act: (at: At) => Promise<Outcome>,
  ): Promise<Outcome | SettleOutcome> {
    const kept = await memory.byIntent(ref);
    if (!kept) return refused(STRANGE);
    const { account } = kept;
    const read = async (): Promise<At> => ({
      ...{ account, key },
      intent: await stripe.paymentIntents.retrieve(ref, { expand: ['latest_charge'] }, on(account)),
    });
    try {
      const at = await read();
      const before = await known(at);
      if (before) return before;
      try {
        return await act(at);
      } catch (error) {
        if (isOtherUse(error)) throw new IdempotencyMismatch(key);
        if (!isRefusal(error)) throw error;
        return (await known(await read())) ?? refused(wordsOf(error));
      }
    } catch (error) {
      if (error instanceof IdempotencyMismatch) throw error;
      return isRefusal(error) ? refused(wordsOf(error)) : unknown(wordsOf(error));
    }
  }

  /** A refund of this key counts once, however long ago it was asked for. */
  async function isReturned(at: At, amount: number): Promise<ReturnOutcome | null> {
    const made = await refundsAt(at);
    const own = refundOfKey(made, at.key);
    if (own) return stageOf(own);
    const wait = underWay(made);
    // Somebody has returned it at Stripe itself.
    return wait > 0 && amount > at.intent.amount_received - arrived(made) - wait
      ? { kind: 'pending', message: 'Another refund of it is under way' }
      : null;
  }

  /** Nothing is held, or all of what was taken at once has gone back. */
  async function isLetGo(at: At): Promise<ReturnOutcome | null> {
    const { intent } = at;
    if (intent.status === 'canceled') return DONE;
    if (intent.status === 'processing') return unknown('Stripe is still working on it');
    if (intent.status !== 'succeeded') return null;
    if (capturedBy(intent) || !isTakenAtOnce(intent)) return refused('The payment is captured');
    const made = await refundsAt(at);
    if (arrived(made) >= intent.amount_received) return DONE;
    const own = refundOfKey(made, at.key);
    if (own) return stageOf(own);
    return arrived(made) + underWay(made) >= intent.amount_received
      ? { kind: 'pending', message: 'A refund of it is under way' }
      : null;
  }

  const giveBack = async ({ intent, account, key }: At, amount: number): Promise<ReturnOutcome> =>
    stageOf(
      await stripe.refunds.create(
        {
          payment_intent: intent.id,
          amount,
          metadata: { key },
          ...(intent.application_fee_amount ? { refund_application_fee: true } : {}),
        },
        on(account, key),
      ),
    );

  return {
    capture(ref, money, call) {
      const amount = toStripe(money)?.amount;
      if (amount === undefined) return Promise.resolve(refused(NOT_SO));
      return settle<SettleOutcome>(ref, call, isCaptured(amount), async ({ intent, account, key }) => {
        if (intent.currency !== money.currency.toLowerCase()) return refused(OTHER_CURRENCY);
        const metadata = { [CAPTURED_BY]: key };
        if (intent.status === 'requires_capture')
          await stripe.paymentIntents.capture(
            intent.id,
            { amount_to_capture: amount, metadata },
            on(account, key),
          );
        // It was taken at once.
        else await stripe.paymentIntents.update(intent.id, { metadata }, on(account, key));
        return DONE;
      });
    },

    void: (ref, call) =>
      settle<ReturnOutcome>(ref, call, isLetGo, async (at) => {
        if (at.intent.status === 'succeeded') {
          const made = await refundsAt(at);
          return giveBack(at, at.intent.amount_received - arrived(made) - underWay(made));
        }
        await stripe.paymentIntents.cancel(at.intent.id, {}, on(at.account, at.key));
        return DONE;
      }),

    refund(ref, money: Money, call) {
      const amount = toStripe(money)?.amount;
      if (amount === undefined) return Promise.resolve(refused(NOT_SO));
      const known: Known<ReturnOutcome> = (at) => {
        if (at.intent.currency !== money.currency.toLowerCase()) return refused(OTHER_CURRENCY);
        if (at.intent.status !== 'succeeded') return notTaken(at.intent);
        return amount === 0 ? DONE : isReturned(at, amount);
      };
      return settle(ref, call, known, (at) => giveBack(at, amount));
    },
  };
}
