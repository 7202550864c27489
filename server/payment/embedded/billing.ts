import type { Money } from '@/core/contract';
import { told } from '@/core/contract/refusal';
import { paymentRefusals } from '@/core/contract/refusals/booking';
import type {
  BillingGateway,
  ChargeOutcome,
  ChargeRefusal,
  SaveOutcome,
  SavedCard,
} from '../../ports/billing';
import type { PaymentCall, SettleOutcome } from '../../ports/payment';
import { BillingBook, type BillingEntry, type CardEntry, type ChargeEntry } from './billing-book';
import { readToken, type TokenCard } from './cards';
import type { Journal } from './journal';
import { DECLINES, hashOf, IdempotencyMismatch, random } from './parts';
import { isOwnPath } from './own-path';

export interface BillingParts {
  readonly clock: { now(): Date };
  readonly lateMs: number;
  readonly book: BillingBook;
  readonly journal: Journal<BillingEntry>;
}

/** Of a card whose fields did not say when it ends. */
const YEARS_OF_A_CARD = 4;

const challengeUrl = (id: string) => `/gateway/challenge?id=${id}`;
const declined = (code: ChargeRefusal) => ({ kind: 'declined' as const, code });

/** Whether a card that ends in this month is over. */
const isOver = ({ month, year }: SavedCard['expires'], now: Date): boolean =>
  year * 12 + month <= now.getUTCFullYear() * 12 + now.getUTCMonth();

/** Kept cards of the bank for demonstrations and tests, in the same journal as its payments. */
export function embeddedBilling({ clock, lateMs, book, journal }: BillingParts): BillingGateway {
  const asked = <T extends BillingEntry['type']>(type: T, key: string, hash: string) => {
    const known = book.asked(key);
    if (known && (known.type !== type || known.hash !== hash)) throw new IdempotencyMismatch(key);
    return known as Extract<BillingEntry, { type: T }> | undefined;
  };
  const head = (call: PaymentCall, hash: string) => ({
    at: clock.now().toISOString(),
    key: call.idempotencyKey,
    hash,
  });

  /** How what was asked for stands; `done` is what it has come to. */
  const answer = <Done>(entry: CardEntry | ChargeEntry, done: Done) => {
    switch (book.result(entry)) {
      case 'done':
        return done;
      case 'action-required':
        return { kind: 'action-required' as const, url: challengeUrl(entry.challenge!.id) };
      case 'refused':
        return declined('authentication-failed');
      case 'declined':
        return declined(entry.declineCode ?? 'declined');
    }
  };
  const saveAnswer = (entry: CardEntry): SaveOutcome => answer(entry, { kind: 'saved', card: entry.card });
  const chargeAnswer = (entry: ChargeEntry): ChargeOutcome => {
    if (entry.readyAt && clock.now().toISOString() < entry.readyAt)
      return { kind: 'unknown', ...told(paymentRefusals.noAnswer) };
    return answer(entry, { kind: 'charged', paymentRef: entry.chargeRef });
  };

  const cardOf = (read: TokenCard | null): SavedCard => ({
    ref: random('card'),
    brand: read?.brand ?? 'card',
    last4: read?.last4 ?? '',
    expires: read?.expires ?? { month: 12, year: clock.now().getUTCFullYear() + YEARS_OF_A_CARD },
  });

  /** What becomes of a charge to this card, with its holder there or not. */
  const judge = (card: CardEntry | undefined, returnUrl: string | undefined) => {
    const refused = (declineCode: NonNullable<ChargeEntry['declineCode']>) => ({
      result: 'declined' as const,
      declineCode,
    });
    if (!card) return refused('declined');
    if (isOver(card.card.expires, clock.now())) return refused('expired-card');
    if (card.outcome === 'absentasks')
      return returnUrl === undefined
        ? refused('authentication-required')
        : { result: 'action-required' as const, challenge: { id: random('chl'), returnUrl } };
    if (card.outcome === 'absentdeclined' && returnUrl === undefined) return refused('declined');
    return { result: 'done' as const };
  };

  return {
    saveCard: async (input, call) => {
      if (!isOwnPath(input.returnUrl))
        throw new TypeError('The return address must be a path of the own site');
      const read = readToken(input.token);
      const entry = await journal.transact((append) => {
        const hash = hashOf('save-card', input.payer, input.email, input.token, input.returnUrl);
        const known = asked('save-card', call.idempotencyKey, hash);
        if (known) return known;
        const declineCode = read ? DECLINES[read.outcome] : 'declined';
        const asks = read?.outcome === 'authenticate';
        const made: CardEntry = {
          type: 'save-card',
          ...head(call, hash),
          payer: input.payer,
          card: cardOf(read),
          outcome: read?.outcome ?? 'declined',
          result: declineCode ? 'declined' : asks ? 'action-required' : 'done',
          ...(declineCode ? { declineCode } : {}),
          ...(asks ? { challenge: { id: random('chl'), returnUrl: input.returnUrl } } : {}),
        };
        append(made);
        return made;
      });
      return saveAnswer(entry);
    },
    lookupSave: (key) =>
      journal.transact(() => {
        const entry = book.asked(key);
        return entry?.type === 'save-card' ? saveAnswer(entry) : { kind: 'absent' as const };
      }),

    charge: async (input, call) => {
      const entry = await journal.transact((append) => {
        const { payer, card, amount, description, returnUrl } = input;
        const hash = hashOf('charge', payer, card, amount, description, returnUrl ?? null);
        const known = asked('charge', call.idempotencyKey, hash);
        if (known) return known;
        const kept = book.card(card);
        const made: ChargeEntry = {
          type: 'charge',
          ...head(call, hash),
          ...{ payer, chargeRef: random('chg'), card, amount, description },
          ...judge(kept?.payer === payer ? kept : undefined, returnUrl),
          ...(kept?.outcome === 'late'
            ? { readyAt: new Date(clock.now().getTime() + lateMs).toISOString() }
            : {}),
        };
        append(made);
        return made;
      });
      return chargeAnswer(entry);
    },
    lookupCharge: (key) =>
      journal.transact(() => {
        const entry = book.asked(key);
        return entry?.type === 'charge' ? chargeAnswer(entry) : { kind: 'absent' as const };
      }),

    refund: (paymentRef, amount, call) =>
      journal.transact((append): SettleOutcome => {
        const hash = hashOf('charge-refund', paymentRef, amount);
        const known = asked('charge-refund', call.idempotencyKey, hash);
        const result = known?.result ?? (mayRefund(book, paymentRef, amount) ? 'done' : 'refused');
        if (!known)
          append({ type: 'charge-refund', ...head(call, hash), chargeRef: paymentRef, amount, result });
        return result === 'done' ? { kind: 'done' } : { kind: 'refused', message: 'More than was charged' };
      }),

    returned: (paymentRef) => journal.transact(() => book.refunded(paymentRef)),

    forgetCard: (card, call) =>
      journal.transact((append): SettleOutcome => {
        const hash = hashOf('forget-card', card);
        if (!asked('forget-card', call.idempotencyKey, hash))
          append({ type: 'forget-card', ...head(call, hash), card });
        return { kind: 'done' };
      }),

    charges: (since) =>
      journal.transact(() =>
        [...book.charges()]
          .filter((entry) => entry.at >= since.toISOString() && chargeAnswer(entry).kind === 'charged')
          .map(({ chargeRef: paymentRef, key, payer, amount }) => ({
            ...{ paymentRef, key, payer, amount },
            refunded: book.refunded(paymentRef),
          })),
      ),
  };
}

function mayRefund(book: BillingBook, chargeRef: string, amount: Money): boolean {
  const charge = book.charge(chargeRef);
  if (!charge || book.result(charge) !== 'done' || charge.amount.currency !== amount.currency) return false;
  return amount.amount >= 0 && amount.amount <= charge.amount.amount - book.refunded(chargeRef);
}
