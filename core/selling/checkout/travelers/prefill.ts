import { isTravelAgent } from '../../../contract/constants';
import type { KnownUser } from '../../client/use-client-details';
import { NO_BILLING, type BillingForm, type ContactForm } from '../form/payer';

export interface Prefilled {
  firstName: string;
  lastName: string;
  contact: ContactForm;
  billing: BillingForm;
}

/**
 * What the profile knows for a checkout: most people travel themselves and pay with their own address. Staff books for
 * others, so only the contact is filled in for them.
 */
export function prefilled(user: KnownUser | null): Prefilled {
  const contact = { email: user?.email ?? '', phone: user?.phone ?? '' };
  if (!user || isTravelAgent(user.userType))
    return { firstName: '', lastName: '', contact, billing: NO_BILLING };
  const { firstName, lastName, home } = user;
  const { streetAddress = '', city = '', state = '', zipCode = '', country = '' } = home ?? {};
  return { firstName, lastName, contact, billing: { address: streetAddress, city, state, zipCode, country } };
}
