import type { HandlerInput } from '@/server/ports/handle';
import type { PriceTerms } from '@/server/pricing';
import { activities } from '../product';
import { suppliersOf } from '../suppliers';

/** Whoever asks for activities. */
export type Asking = Pick<
  HandlerInput<{ access: 'search' }>,
  'agency' | 'user' | 'client' | 'services' | 'request'
>;

/** Who reads a price, and what the agency adds to it for them. */
export interface Reader {
  readonly terms: PriceTerms;
  readonly isStaff: boolean;
  /** What a supplier is called, for staff. */
  readonly supplierName: (id: string) => string;
}

export const readerOf = (input: Pick<Asking, 'agency' | 'user' | 'client' | 'services'>): Reader => ({
  terms: activities.termsFor(input),
  isStaff: input.user?.isStaff ?? false,
  supplierName: (id) => suppliersOf(input.services).sellers.find((one) => one.id === id)?.name ?? id,
});
