import { randomUUID } from 'node:crypto';
import type { AccessCases, OfferCases, Sell } from '@/server/testing/access';
import { tokenOf } from '@/server/payment/embedded/cards';

interface Access {
  cases: AccessCases;
  offers: OfferCases;
  sell: Sell;
}

const USD = { amount: 1, currency: 'USD' };
const DAY = 86_400_000;

/**
 * The calls of a plain product that name a booking, a quote or an offer of somebody, for the access matrix, and how one is
 * sold. `criteria`: a search that finds something on a day; `request`: what is asked of who books.
 */
export function plainAccess(
  { id: product }: { id: string },
  criteria: (day: string) => object,
  request: object,
): Access {
  const api = `/api/${product}`;
  const office = `/api/agency/${product}/bookings`;
  const order = (quoteId: string, lastName: string, acceptedTotal = USD) => ({
    ...{ quoteId, acceptedTotal, request, language: 'en', idempotencyKey: randomUUID() },
    guest: { firstName: 'Ana', lastName, email: `${lastName.toLowerCase()}@example.com` },
    payment: { method: 'card', token: tokenOf('success', 'visa', '4242', randomUUID().slice(0, 8)) },
  });
  const named = (path: string) => (id: string) => ({ path: `${path}?bookingId=${id}` });
  const told = (id: string) => ({ body: { bookingId: id } });
  return {
    cases: {
      [`POST ${api}/book`]: (id) => ({ body: order(id, 'Silva') }),
      [`GET ${api}/booking`]: named(`${api}/booking`),
      [`GET ${api}/booking.pdf`]: named(`${api}/booking.pdf`),
      [`POST ${api}/resend`]: told,
      [`POST ${api}/terms`]: told,
      // In a currency that no booking has, so that whoever may cancel is told that the terms are others.
      [`POST ${api}/cancel`]: (id) => ({
        body: { bookingId: id, acceptedPenalty: { amount: 0, currency: 'XTS' } },
      }),
      [`GET ${office}/{id}`]: (id) => ({ path: `${office}/${id}` }),
      // `userId` narrows a list that shows nothing of others anyway; what it shows is tried as a list.
      [`GET ${office}`]: null,
    },
    offers: {
      [`POST ${api}/details`]: (offerId) => ({ body: { offerId } }),
      [`POST ${api}/quote`]: (offerId) => ({ body: { offerId, expectedTotal: USD } }),
    },
    sell: async (ask, canary, now) => {
      const day = new Date(now.getTime() + 30 * DAY).toISOString().slice(0, 10);
      const [offer] = (await ask('POST', `${api}/search`, criteria(day))).data;
      const { quoteId, price } = (
        await ask('POST', `${api}/quote`, { offerId: offer.id, expectedTotal: offer.price })
      ).data;
      const { data } = await ask('POST', `${api}/book`, order(quoteId, canary, price.total));
      return { bookingId: data.bookingId, quoteId };
    },
  };
}
