import { isTravelAgent } from '../../../contract/constants';
import type { KnownUser } from '../../client/use-client-details';

const NO_BILLING = { address: '', city: '', state: '', zipCode: '', country: '' };

/**
 * What the profile knows for a checkout: most people travel themselves and pay with their own address. Staff books for
 * others, so only the contact is filled in for them.
 */
export function prefilled(user: KnownUser | null) {
  const contact = { email: user?.email ?? '', phone: user?.phone ?? '' };
  if (!user || isTravelAgent(user.userType))
    return { firstName: '', lastName: '', contact, billing: NO_BILLING };
  const { firstName, lastName, home } = user;
  const { streetAddress = '', city = '', state = '', zipCode = '', country = '' } = home ?? {};
  return { firstName, lastName, contact, billing: { address: streetAddress, city, state, zipCode, country } };
}
