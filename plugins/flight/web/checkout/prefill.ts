import { isTravelAgent } from '@/core/contract/constants';
import type { User } from '@/core/contract';
import { emptyForm, type CheckoutForm } from './form';

type Known = Pick<User, 'firstName' | 'lastName' | 'email' | 'phone' | 'userType' | 'home'>;

/**
 * The form with what the profile knows: most people travel themselves and pay with their own address. Staff books for
 * others, so only the contact is filled in for them.
 */
export function prefilledForm(travellers: number, user: Known | null): CheckoutForm {
  const form = emptyForm(travellers, { email: user?.email ?? '', phone: user?.phone ?? '' });
  if (!user || isTravelAgent(user.userType)) return form;
  const { streetAddress = '', city = '', state = '', zipCode = '', country = '' } = user.home ?? {};
  return {
    ...form,
    travellers: form.travellers.map((traveller, index) =>
      index === 0 ? { ...traveller, firstName: user.firstName, lastName: user.lastName } : traveller,
    ),
    billing: { address: streetAddress, city, state, zipCode, country },
  };
}
