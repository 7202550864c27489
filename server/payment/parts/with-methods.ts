import { paymentRefusals } from '@/core/contract/refusals/booking';
import { told } from '@/core/contract/refusal';
import { randomUUID } from 'node:crypto';
import { chargeStep } from '@/core/contract/money/charged';
import type {
  AuthoriseInput,
  AuthoriseOutcome,
  PaymentCall,
  PaymentGateway,
  PaymentInBooks,
  PaymentPart,
  ReturnOutcome,
  SettleOutcome,
} from '../../ports/payment';
import type { ChargingMethod } from '../../ports/payment-method';
import type { Clock } from '../../ports/services';
import { partsOf, sharesOf } from './shares';
import type { SplitPayment, SplitStore } from './store';

/** After so long nobody begins anew what was begun: parts that are held are let go. */
const GIVEN_UP_MINUTES = 30;
/** Payments are listed by the time of their authorisation, which is a moment after they were written down. */
const MARGIN_MS = 60 * 60_000;
const PREFIX = 'split_';

type Looked = AuthoriseOutcome | { kind: 'absent' };
type Charging = Pick<ChargingMethod, 'authorise' | 'lookup' | 'capture' | 'void' | 'refund'>;

export interface MethodParts {
  readonly gateway: PaymentGateway;
  readonly methods: ReadonlyMap<string, ChargingMethod>;
  readonly splits: SplitStore;
  readonly clock: Clock;
}

/** What is neither done nor refused, and need not keep others waiting. */
const isSlow = ({ kind }: ReturnOutcome): boolean => kind === 'pending' || kind === 'failed';

const notTaken: AuthoriseOutcome = {
  ...{ kind: 'declined', code: 'declined' },
  ...told(paymentRefusals.notConfirmedInTime),
};

/** The key of a part; that of the gateway's part is the payment's own, which is what its books are compared by. */
const keyOf = (key: string, { method }: PaymentPart) => (method === null ? key : `${key}~${method}`);

/**
 * The gateway with the methods that plugins bring: to the engine one payment, whoever pays which part of it. A payment of
 * the gateway's own fields goes straight through. What is in parts is written down before anybody is asked, so that whoever
 * takes it over finds the same parts; it is held wholly or not at all, and returned to where it came from, in proportion.
 */
export function withMethods({ gateway, methods, splits, clock }: MethodParts): PaymentGateway {
  const payerOf = ({ method }: PaymentPart): Charging => {
    const found = method === null ? gateway : methods.get(method);
    if (!found) throw new Error(`The way to pay ${String(method)} is not installed`);
    return found;
  };

  /** Returns a part's money, once whatever the tries. */
  const giveBack = async (
    { ref, currency, returned }: SplitPayment,
    part: PaymentPart,
    { paymentRef, amount }: { paymentRef: string; amount: number },
    call: PaymentCall,
  ): Promise<ReturnOutcome> => {
    if (returned.includes(part.method)) return { kind: 'done' };
    const outcome = await payerOf(part).refund(paymentRef, { amount, currency }, call);
    if (outcome.kind === 'done') await splits.noteReturned(ref, part);
    return outcome;
  };

  /** Lets go of every part that is held or taken already. */
  const letGo = async (payment: SplitPayment, call: PaymentCall): Promise<ReturnOutcome> => {
    let slowest: ReturnOutcome = { kind: 'done' };
    for (const part of payment.parts) {
      const known = await payerOf(part).lookup(keyOf(payment.key, part));
      if (known.kind === 'unknown') return known;
      if (known.kind !== 'authorised' && known.kind !== 'action-required') continue;
      const at = { ...call, idempotencyKey: keyOf(call.idempotencyKey, part) };
      const released = await payerOf(part).void(known.paymentRef, at);
      if (released.kind === 'unknown') return released;
      if (released.kind === 'done') continue;
      if (isSlow(released)) {
        slowest = released;
        continue;
      }
      // A part that was taken, while another one was refused, is returned.
      const back = { ...at, idempotencyKey: `${at.idempotencyKey}:back` };
      const returned = await giveBack(payment, part, { ...known, amount: part.amount }, back);
      if (isSlow(returned)) slowest = returned;
      else if (returned.kind !== 'done') return returned;
    }
    return slowest;
  };

  /** What the answers of all parts make together. A part that is refused lets go of the others first. */
  const together = async (
    payment: SplitPayment,
    answers: readonly Looked[],
    signal: AbortSignal,
  ): Promise<Looked> => {
    const first = <Kind extends Looked['kind']>(kind: Kind) =>
      answers.find((answer): answer is Extract<Looked, { kind: Kind }> => answer.kind === kind);
    const undo = async (answer: AuthoriseOutcome): Promise<AuthoriseOutcome> => {
      // A refusal is final for its key; what is held is asked for again a minute later.
      const minute = Math.floor(clock.now().getTime() / 60_000);
      const undone = await letGo(payment, { idempotencyKey: `${payment.key}:undo.${minute}`, signal });
      return undone.kind === 'done' ? answer : { kind: 'unknown', message: undone.message };
    };
    const unknown = first('unknown');
    if (unknown) return unknown;
    const declined = first('declined');
    if (declined) return undo(declined);
    const absent = first('absent');
    if (absent) {
      if (answers.every(({ kind }) => kind === 'absent')) return absent;
      const minutes = Math.abs(clock.now().getTime() - payment.at.getTime()) / 60_000;
      return minutes > GIVEN_UP_MINUTES ? undo(notTaken) : absent;
    }
    const asked = first('action-required');
    if (asked) return { ...asked, paymentRef: payment.ref };
    const card = answers.flatMap((answer) => (answer.kind === 'authorised' && answer.card) || []).at(-1);
    const heldUntil = answers
      .flatMap((answer) => (answer.kind === 'authorised' && answer.heldUntil) || [])
      .sort((one, other) => one.getTime() - other.getTime())[0];
    return {
      kind: 'authorised',
      paymentRef: payment.ref,
      parts: payment.parts,
      ...(heldUntil ? { heldUntil } : {}),
      ...(card ? { card } : {}),
    };
  };

  const authorise = async (input: AuthoriseInput, call: PaymentCall): Promise<AuthoriseOutcome> => {
    const { method = 'card', also = [], token, amount, ...rest } = input;
    const main = method === 'card' ? null : method;
    const tokens = new Map<string | null, string>([
      [main, token],
      ...also.map((one) => [one.method, one.token] as const),
    ]);
    const payment = await splits.open({
      agencyId: input.agencyId,
      ref: `${PREFIX}${randomUUID()}`,
      key: call.idempotencyKey,
      currency: amount.currency,
      parts: partsOf(amount.amount, main, also, chargeStep(amount.currency)),
      at: clock.now(),
    });
    const answers: AuthoriseOutcome[] = [];
    for (const part of payment.parts) {
      const answer = await payerOf(part).authorise(
        {
          ...rest,
          token: tokens.get(part.method) ?? '',
          amount: { amount: part.amount, currency: payment.currency },
          whole: amount,
        },
        { ...call, idempotencyKey: keyOf(payment.key, part) },
      );
      answers.push(answer);
      if (answer.kind === 'declined' || answer.kind === 'unknown') break;
    }
    return (await together(payment, answers, call.signal)) as AuthoriseOutcome;
  };

  const found = (ref: string) => (ref.startsWith(PREFIX) ? splits.byRef(ref) : Promise.resolve(null));

  /**
   * Asks every part to move its share, the gateway's own first: it is the one that may refuse. One whose way back takes long, or
   * came to nothing, keeps no other waiting.
   */
  const settle = async <Outcome extends ReturnOutcome>(
    payment: SplitPayment,
    shares: readonly number[],
    call: PaymentCall,
    move: (
      part: PaymentPart,
      held: { paymentRef: string; amount: number },
      at: PaymentCall,
    ) => Promise<Outcome>,
  ): Promise<Outcome | SettleOutcome> => {
    let slowest: Outcome | SettleOutcome = { kind: 'done' };
    for (let index = payment.parts.length - 1; index >= 0; index--) {
      const part = payment.parts[index]!;
      if (shares[index] === 0) continue;
      const known = await payerOf(part).lookup(keyOf(payment.key, part));
      if (known.kind === 'unknown') return known;
      if (known.kind !== 'authorised') return { kind: 'refused', message: 'A part of it is not held' };
      const held = { paymentRef: known.paymentRef, amount: shares[index]! };
      const outcome = await move(part, held, {
        ...call,
        idempotencyKey: keyOf(call.idempotencyKey, part),
      });
      if (isSlow(outcome)) slowest = outcome;
      else if (outcome.kind !== 'done') return outcome;
    }
    return slowest;
  };

  return {
    ...gateway,
    authorise: (input, call) =>
      (input.method ?? 'card') === 'card' && !input.also?.length
        ? gateway.authorise(input, call)
        : authorise(input, call),

    async lookup(key) {
      const payment = await splits.byKey(key);
      if (!payment) return gateway.lookup(key);
      const answers = await Promise.all(
        payment.parts.map((part) => payerOf(part).lookup(keyOf(payment.key, part))),
      );
      return together(payment, answers, new AbortController().signal);
    },

    nameOf: (method, language) => methods.get(method)?.name(language) ?? null,

    async capture(ref, amount, call) {
      const payment = await found(ref);
      if (!payment) return gateway.capture(ref, amount, call);
      const shares = payment.parts.map((part) => part.amount);
      if (amount.currency !== payment.currency || amount.amount !== shares.reduce((a, b) => a + b, 0))
        return { kind: 'refused', message: 'A payment in parts is taken wholly' };
      return settle(payment, shares, call, (part, held, at) =>
        payerOf(part).capture(held.paymentRef, { amount: held.amount, currency: payment.currency }, at),
      );
    },

    async void(ref, call) {
      const payment = await found(ref);
      return payment ? letGo(payment, call) : gateway.void(ref, call);
    },

    async refund(ref, amount, call) {
      const payment = await found(ref);
      return payment
        ? settle(
            payment,
            sharesOf(amount.amount, payment.parts, chargeStep(amount.currency)),
            call,
            (part, held, at) => giveBack(payment, part, held, at),
          )
        : gateway.refund(ref, amount, call);
    },

    async cameBack(ref) {
      const payment = await found(ref);
      // Only money of the gateway's own part travels.
      if (payment) await splits.noteOwed(ref, { method: null });
      else await gateway.cameBack?.(ref);
    },

    ...(gateway.payments
      ? {
          async payments(since: Date) {
            const split = new Map(
              (await splits.since(new Date(since.getTime() - MARGIN_MS))).map((one) => [one.key, one]),
            );
            const lists = await Promise.all(
              [
                gateway.payments!.bind(gateway),
                ...[...methods.values()].map((one) => one.payments.bind(one)),
              ].map((list) => list(since)),
            );
            return merged(lists.flat(), split);
          },
        }
      : {}),
  };
}

/** The books of all, in which a payment in parts stands once. */
function merged(
  payments: readonly PaymentInBooks[],
  split: ReadonlyMap<string, SplitPayment>,
): PaymentInBooks[] {
  const alone: PaymentInBooks[] = [];
  const parts = new Map<SplitPayment, PaymentInBooks[]>();
  for (const payment of payments) {
    const whole = split.get(payment.key.split('~')[0]!);
    if (whole) parts.set(whole, [...(parts.get(whole) ?? []), payment]);
    else alone.push(payment);
  }
  const sum = (of: readonly PaymentInBooks[], name: 'captured' | 'refunded' | 'held') =>
    of.reduce((total, payment) => total + payment[name], 0);
  return [
    ...alone,
    ...[...parts].map(([{ ref, key, agencyId, currency }, its]) => ({
      paymentRef: ref,
      key,
      agencyId,
      currency,
      authorised: its.some(({ authorised }) => authorised),
      captures: Math.max(...its.map(({ captures }) => captures)),
      captured: sum(its, 'captured'),
      refunded: sum(its, 'refunded'),
      held: sum(its, 'held'),
      released: !its.some(({ authorised, released }) => authorised && !released),
    })),
  ];
}
