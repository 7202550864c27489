import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Offered, OfferedAt } from '../../ports/booking';

const MARK = 16;
const SHAPE = new RegExp(`^.+\\.[\\w-]{${MARK}}$`, 's');

function markOf(id: string, product: string, { agency, services }: OfferedAt): string {
  const bound = ['offered', agency.id, agency.pricing.currency, product, id].join('\n');
  return createHmac('sha256', services.config.signingSecret).update(bound).digest('base64url').slice(0, MARK);
}

/**
 * A product's offers as they leave an agency's site and come back to it. A supplier sells to every agency, each in its own
 * currency: the mark behind the supplier's id refuses an offer on any other site, for any other product, and in the
 * currency that the agency had before. `gone` is what an offer answers that is not available any more: nobody learns
 * whose it was. `unreadable` is what something answers that is no offer's id at all.
 */
export function offered(product: string, gone: () => Error, unreadable = gone): Offered {
  return {
    /** The offer under the id that the agency's site shows. */
    give: <Offer extends { readonly id: string }>(offer: Offer, place: OfferedAt): Offer => ({
      ...offer,
      id: `${offer.id}.${markOf(offer.id, product, place)}`,
    }),
    /** The supplier's own id. Throws `gone` for one that was not given here, `unreadable` for what is none. */
    take(given: string, place: OfferedAt): string {
      if (!SHAPE.test(given)) throw unreadable();
      const id = given.slice(0, -MARK - 1);
      const [mark, wanted] = [Buffer.from(given.slice(id.length)), `.${markOf(id, product, place)}`];
      if (id && mark.length === wanted.length && timingSafeEqual(mark, Buffer.from(wanted))) return id;
      throw gone();
    },
  };
}
