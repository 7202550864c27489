import type { KnownUser } from '@/core/selling/client/use-client-details';
import { prefilled } from '@/core/selling/checkout/travelers/prefill';
import { emptyForm, type CheckoutForm } from './form';

/** The form with what the profile knows: the person at the keyboard is the first traveller. */
export function prefilledForm(travellers: number, user: KnownUser | null): CheckoutForm {
  const { firstName, lastName, contact, billing } = prefilled(user);
  const form = emptyForm(travellers);
  return {
    travellers: form.travellers.map((traveller, index) =>
      index === 0 ? { ...traveller, firstName, lastName } : traveller,
    ),
    contact,
    billing,
  };
}
