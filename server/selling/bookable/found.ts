import type { Money, SupplierReport } from '@/core/contract';
import type { Refusal } from '@/core/contract/refusal';
import { isAhead } from '@/core/say/clock';
import type { HandlerInput } from '../../ports/handle';
import type { Offered } from '../../ports/booking';
import type { PriceTerms } from '../../pricing';
import type { FoundOffers, Searched } from '../../ports/supplier';
import { searchAtOnce, searchEvents } from '../supplier/search-events';

type Asking = Pick<HandlerInput<{ access: 'search' }>, 'agency' | 'user' | 'client' | 'services' | 'request'>;

/** How a search is sold that is answered in one piece. */
export const searcherOf = ({
  offers,
  termsFor,
}: {
  offers: Offered;
  termsFor: (input: Asking) => PriceTerms;
}) => ({
  /**
   * What every supplier has for the criteria, in the agency's currency, as whoever asks buys it: cheapest first, each offer
   * under the id of this site. Throws `failed` when no supplier answered.
   */
  async found<Criteria, Offer, Sold extends { readonly id: string; readonly price: Money }>(
    input: Asking,
    criteria: Criteria,
    {
      sellers,
      begins,
      sell,
      failed,
    }: {
      sellers: readonly Searched<Criteria & { readonly currency: string }, FoundOffers<Offer>>[];
      /** The local time at which it begins, or the day that it is for, and the zone of those clocks. */
      begins: (offer: Offer) => readonly [local: string, zone: string];
      sell: (offer: Offer, terms: PriceTerms, isStaff: boolean) => Sold;
      failed: Refusal;
    },
  ): Promise<{ data: Sold[]; suppliers: SupplierReport[] }> {
    const { agency, user, services, request } = input;
    const terms = termsFor(input);
    const isStaff = user?.isStaff ?? false;
    const now = services.clock.now();
    const events = searchEvents(
      sellers,
      { ...criteria, currency: agency.pricing.currency },
      {
        signal: request.signal,
        isStaff,
        isSold: (offer: Offer) => isAhead(...begins(offer), now),
        sell: (offer: Offer) => offers.give(sell(offer, terms, isStaff), input),
        priceOf: ({ price }) => price,
        more: () => ({}),
      },
    );
    const { offers: sold, suppliers } = await searchAtOnce(events, failed);
    return { data: sold.sort((a, b) => a.price.amount - b.price.amount), suppliers };
  },
});
