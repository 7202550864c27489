import { paymentRefusals } from '@/core/contract/refusals/booking';
import { told } from '@/core/contract/refusal';
import type { Money } from '@/core/contract';
import type { AuthoriseOutcome, PaymentCall, PaymentGateway, SettleOutcome } from '../../ports/payment';
import { embeddedBilling } from './billing';
import { BillingBook, type BillingEntry } from './billing-book';
import { Book, type Authorisation, type Settlement } from './book';
import { readToken } from './cards';
import { type Entry, isOfBilling } from './entry';
import type { Journal } from './journal';
import { isOwnPath } from './own-path';
import { DECLINES, hashOf, IdempotencyMismatch, random } from './parts';
import { settleProblem } from './settle';

type DeclineCode = Exclude<Extract<AuthoriseOutcome, { kind: 'declined' }>['code'], 'too-slow'>;

export interface GatewayParts {
  readonly clock: { now(): Date };
  /** How long a late card's bank keeps everybody waiting, in milliseconds. */
  readonly lateMs: number;
  readonly openJournal: (apply: (entry: Entry) => void) => Journal<Entry>;
}

export interface EmbeddedGateway extends PaymentGateway {
  /** The open question behind a challenge page; null when it was never asked. */
  challenge(id: string): Promise<{
    /** Null for a card that is only kept. */
    amount: Money | null;
    description: string | null;
    card: { brand: string; last4: string };
    returnUrl: string;
    open: boolean;
  } | null>;
  /** The payer's answer; the first one counts. Returns where the payer goes next, null for a strange id. */
  answerChallenge(id: string, result: 'confirmed' | 'refused'): Promise<string | null>;
}

/** A bank for demonstrations and tests that keeps its own books, apart from the application's database. */
export function embeddedGateway({ clock, lateMs, openJournal }: GatewayParts): EmbeddedGateway {
  const book = new Book();
  const billing = new BillingBook();
  const journal = openJournal((entry) => (isOfBilling(entry) ? billing.apply(entry) : book.apply(entry)));
  const now = () => clock.now().toISOString();

  const answer = (entry: Authorisation): AuthoriseOutcome => {
    const declined = (code: DeclineCode): AuthoriseOutcome => ({
      kind: 'declined',
      code,
      ...told(paymentRefusals[code]),
    });
    if (entry.readyAt && now() < entry.readyAt) return { kind: 'unknown', ...told(paymentRefusals.noAnswer) };
    switch (book.payment(entry.paymentRef)?.status) {
      case 'declined':
        return declined(entry.declineCode ?? 'declined');
      case 'refused':
      case 'voided':
        return declined('authentication-failed');
      case 'action-required':
        return {
          kind: 'action-required',
          paymentRef: entry.paymentRef,
          url: `/gateway/challenge?id=${entry.challenge!.id}`,
        };
      default:
        return { kind: 'authorised', paymentRef: entry.paymentRef, card: entry.card };
    }
  };

  const settle = (
    type: Settlement['type'],
    paymentRef: string,
    asked: Money | null,
    call: PaymentCall,
  ): Promise<SettleOutcome> =>
    journal.transact((append) => {
      const hash = hashOf(type, paymentRef, asked);
      const known = book.settlement(call.idempotencyKey);
      if (known && known.hash !== hash) throw new IdempotencyMismatch(call.idempotencyKey);
      const replay = (result: Settlement): SettleOutcome =>
        result.result === 'done' ? { kind: 'done' } : { kind: 'refused', message: result.message ?? '' };
      if (known) return replay(known);
      const payment = book.payment(paymentRef);
      const amount = asked ?? payment?.authorisation.amount ?? { amount: 0, currency: 'XXX' };
      const problem = settleProblem(type, payment, amount);
      const entry: Settlement = {
        type,
        at: now(),
        key: call.idempotencyKey,
        hash,
        agencyId: payment?.authorisation.agencyId ?? '',
        paymentRef,
        amount,
        result: problem ? 'refused' : 'done',
        ...(problem ? { message: problem } : {}),
      };
      append(entry);
      return replay(entry);
    });

  return {
    name: 'EMBEDDED',
    fieldsUrl: '/gateway/fields',
    publicKey: null,
    billing: embeddedBilling({ clock, lateMs, book: billing, journal: journal as Journal<BillingEntry> }),
    isTest: true,

    async authorise(input, call) {
      const read = readToken(input.token);
      if (!isOwnPath(input.returnUrl))
        throw new TypeError('The return address must be a path of the own site');
      const entry = await journal.transact((append) => {
        const hash = hashOf(
          'authorise',
          input.agencyId,
          input.token,
          input.amount,
          input.description,
          input.returnUrl,
        );
        const known = book.authorisation(call.idempotencyKey);
        if (known && known.hash !== hash) throw new IdempotencyMismatch(call.idempotencyKey);
        if (known) return known;
        const declineCode = read ? DECLINES[read.outcome] : 'declined';
        const made: Authorisation = {
          type: 'authorise',
          at: now(),
          key: call.idempotencyKey,
          hash,
          agencyId: input.agencyId,
          paymentRef: random('pay'),
          amount: input.amount,
          description: input.description,
          card: { brand: read?.brand ?? 'card', last4: read?.last4 ?? '' },
          result: declineCode
            ? 'declined'
            : read?.outcome === 'authenticate'
              ? 'action-required'
              : 'authorised',
          ...(declineCode ? { declineCode } : {}),
          ...(read?.outcome === 'late'
            ? { readyAt: new Date(clock.now().getTime() + lateMs).toISOString() }
            : {}),
          ...(read?.outcome === 'authenticate'
            ? { challenge: { id: random('chl'), returnUrl: input.returnUrl } }
            : {}),
        };
        append(made);
        return made;
      });
      return answer(entry);
    },

    lookup: (key) =>
      journal.transact(() => {
        const entry = book.authorisation(key);
        return entry ? answer(entry) : { kind: 'absent' as const };
      }),

    capture: (paymentRef, amount, call) => settle('capture', paymentRef, amount, call),
    void: (paymentRef, call) => settle('void', paymentRef, null, call),
    refund: (paymentRef, amount, call) => settle('refund', paymentRef, amount, call),

    payments: (since) =>
      journal.transact(() =>
        [...book.all()]
          .filter(({ authorisation }) => authorisation.at >= since.toISOString())
          .map(({ authorisation: { paymentRef, key, agencyId, amount }, status, ...sums }) => ({
            paymentRef,
            key,
            agencyId,
            currency: amount.currency,
            authorised: ['authorised', 'captured', 'voided'].includes(status),
            captures: sums.captures,
            captured: sums.captured,
            refunded: sums.refunded,
            held: status === 'authorised' ? amount.amount : 0,
            released: status === 'voided',
          })),
      ),

    challenge: (id) =>
      journal.transact(() => {
        const payment = book.challenged(id);
        if (payment?.authorisation.challenge) {
          const { amount, description, card, challenge } = payment.authorisation;
          const isOpen = payment.status === 'action-required';
          return { amount, description, card, returnUrl: challenge.returnUrl, open: isOpen };
        }
        const asked = billing.question(id);
        if (!asked?.challenge) return null;
        const { returnUrl } = asked.challenge;
        return { ...billing.saying(asked), returnUrl, open: billing.result(asked) === 'action-required' };
      }),

    answerChallenge: (id, result) =>
      journal.transact((append) => {
        const payment = book.challenged(id);
        if (payment?.authorisation.challenge) {
          if (payment.status === 'action-required')
            append({ type: 'challenge', at: now(), paymentRef: payment.authorisation.paymentRef, result });
          return payment.authorisation.challenge.returnUrl;
        }
        const asked = billing.question(id);
        if (!asked?.challenge) return null;
        if (billing.result(asked) === 'action-required')
          append({ type: 'billing-challenge', at: now(), id, result });
        return asked.challenge.returnUrl;
      }),
  };
}
