import type { HandlerInput } from '@/server/ports/handle';
import { hotels } from '../product';
import type { Reader } from './sell-stay';

/** What the agency adds to a supplier's price for whoever asks, and whether they are staff. */
export const hotelTerms = (
  input: Pick<HandlerInput<{ access: 'search' }>, 'agency' | 'user' | 'client'>,
): Reader => ({ terms: hotels.termsFor(input), isStaff: input.user?.isStaff ?? false });
