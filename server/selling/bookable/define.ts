import { feeFor, markupFor, type PriceTerms } from '../../pricing';
import type { HandlerInput } from '../../ports/handle';
import type { BaseServices } from '../../ports/services';
import { afterSaleOf } from './after';
import { buyerOf } from './buy';
import { finderOf } from './find';
import { searcherOf } from './found';
import { listsOf } from './lists';
import { type BookableSpec, offersOf, productOf } from './product';
import type { Penalty } from '../../ports/supplier';

/**
 * All that products do alike on the server, of what one says of itself: how the engine sells it, and what the handlers of
 * its calls answer from. A call that is not plain is the product's own handler, on the same parts.
 */
export function defineBookable<
  const Id extends string,
  Offer,
  Request,
  Details extends { readonly orderId: string },
  Cost extends Penalty,
>(spec: BookableSpec<Offer, Request, Details, Cost> & { readonly id: Id }) {
  const { id }: { id: Id } = spec;
  const finder = finderOf(spec);
  const selling = {
    /** Its offers as an agency's site shows them. */
    offers: offersOf(id, spec.refusals),
    /** What the agency adds to a supplier's price for this buyer. */
    termsFor: ({
      agency,
      user,
      client,
    }: Pick<HandlerInput<{ access: 'search' }>, 'agency' | 'user' | 'client'>): PriceTerms => ({
      markupBasisPoints: markupFor(agency.pricing, { user, client }, id),
      feeMinor: feeFor(agency.pricing, id),
    }),
  };
  return {
    id,
    ...selling,
    ...searcherOf(selling),
    product: (services: BaseServices) => productOf(spec, services),
    ...finder,
    ...buyerOf(spec),
    ...afterSaleOf(spec, finder),
    ...listsOf(spec),
  };
}
