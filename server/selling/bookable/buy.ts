import type { BookingProgress, HeldPrice, Money, PaymentInput } from '@/core/contract';
import { heldPrice, ownQuote, requireKey } from '../../booking/quote/own-quote';
import { notFound } from '../../error';
import type { QuoteChoices } from '../../ports/booking';
import { type Ask, callerOf } from './ask';
import type { BookableSpec } from './product';
import type { Penalty } from '../../ports/supplier';

interface Wanted extends QuoteChoices {
  readonly offerId: string;
  /** What the caller has on screen. */
  readonly expectedTotal: Money;
}

interface Purchase {
  readonly quoteId: string;
  readonly acceptedTotal: Money;
  /** Null: it is only reserved. */
  readonly payment: PaymentInput | null;
  readonly language: string;
  readonly idempotencyKey?: string | undefined;
}

/** What is booked of a quote. */
interface Order<Request> {
  readonly request: Request;
  readonly contactEmail: string;
}

/** The price of now of a product, and its purchase. */
export function buyerOf<Offer, Request>({
  id,
  refusals,
  stored,
  returnPath,
}: Pick<BookableSpec<Offer, Request, unknown, Penalty>, 'id' | 'refusals' | 'stored' | 'returnPath'>) {
  return {
    /** Asks for the price of now and holds it for the caller. `asked` is kept with the quote, for `book`. */
    async quote(
      ask: Ask,
      { offerId, expectedTotal, protection, markup }: Wanted,
      asked: unknown,
    ): Promise<{ held: HeldPrice; offer: Offer }> {
      const caller = { ...callerOf(ask), client: ask.client };
      const quote = await ask.services.bookings.quote(caller, id, offerId, asked, { protection, markup });
      return { held: heldPrice(quote, expectedTotal), offer: stored.readOffer(quote.offer) };
    },

    /**
     * Buys what was quoted to this user, once per key. `orderOf` says what is booked of the offer as it was quoted and of
     * what it was `asked` for; what it throws refuses the order. Throws HttpError 404 for a quote of somebody else.
     */
    async book(
      ask: Ask,
      { idempotencyKey, ...purchase }: Purchase,
      orderOf: (offer: Offer, asked: unknown) => Order<Request>,
    ): Promise<BookingProgress> {
      const key = requireKey(ask.request, { idempotencyKey });
      const quote = await ask.tenant((tx) =>
        ownQuote(tx, { userId: ask.user.id, product: id, quoteId: purchase.quoteId }),
      );
      if (!quote) throw notFound(refusals.noQuote);
      const { quoteId, acceptedTotal, payment, language } = purchase;
      return ask.services.bookings.start(callerOf(ask), id, {
        ...{ quoteId, acceptedTotal, payment, language, returnPath },
        ...orderOf(stored.readOffer(quote.offer), quote.request),
        idempotencyKey: key,
      });
    },
  };
}
