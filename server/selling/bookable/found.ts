import type { Money, SupplierReport } from '@/core/contract';
import type { Refusal } from '@/core/contract/refusal';
import type { HandlerInput } from '../../ports/handle';
import type { Offered } from '../../ports/booking';
import type { PriceTerms } from '../../pricing';
import type { FoundOffers } from '../supplier/port';
import type { Searched } from '../supplier/search-all';
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
      sell,
      failed,
    }: {
      sellers: readonly Searched<Criteria & { readonly currency: string }, FoundOffers<Offer>>[];
      sell: (offer: Offer, terms: PriceTerms, isStaff: boolean) => Sold;
      failed: Refusal;
    },
  ): Promise<{ data: Sold[]; suppliers: SupplierReport[] }> {
    const { agency, user, request } = input;
    const terms = termsFor(input);
    const isStaff = user?.isStaff ?? false;
    const events = searchEvents(
      sellers,
      { ...criteria, currency: agency.pricing.currency },
      {
        signal: request.signal,
        isStaff,
        sell: (offer: Offer) => offers.give(sell(offer, terms, isStaff), input),
        priceOf: ({ price }) => price,
        more: () => ({}),
      },
    );
    const { offers: sold, suppliers } = await searchAtOnce(events, failed);
    return { data: sold.sort((a, b) => a.price.amount - b.price.amount), suppliers };
  },
});
