import type { Listing } from '@/server/booking/lists/agency-list';
import type { BookingProduct } from '@/server/ports/booking';
import { notFound } from '@/server/error';
import type { Services } from '@/server/ports/services';
import type { AgencyRecord } from '@/server/ports/agency';

export const listingOf = ({ id, listing }: BookingProduct): Listing => ({ product: id, ...listing });

/** The product of a category that the agency sells or has sold; throws HttpError 404 for every other. */
export function soldProduct(services: Services, agency: AgencyRecord, category: string): BookingProduct {
  const id = services.productNamed(category);
  const product = services.lookedAfterBy(agency).find((each) => each.id === id);
  if (!product) throw notFound();
  return product;
}
