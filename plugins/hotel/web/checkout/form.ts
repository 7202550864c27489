import { z } from 'zod/mini';
import { fieldRefusals } from '@/core/contract/refusals/fields';
import type { InputOf, SavedTravelerInput } from '@/core/contract';
import { fieldError, REQUIRED, textShape, valueAt, type FormRules } from '@/core/forms/rules';
import { prefilled } from '@/core/selling/checkout/travelers/prefill';
import { savedOf } from '@/core/selling/checkout/travelers/saved';
import type { KnownUser } from '@/core/selling/client/use-client-details';
import { HotelGuests, RoomGuest, type bookHotel } from '../../contract';

const GUEST_FIELDS = ['firstName', 'lastName'] as const;
const STAY_FIELDS = ['arrivalTime', 'specialRequests'] as const;
/** What the box of the terms holds once it is ticked. */
export const AGREED = 'yes';

/** What a draft of a form for so many rooms looks like. */
export const formShape = (rooms: number) =>
  z.object({
    rooms: z.array(textShape(GUEST_FIELDS)).check(z.length(rooms)),
    contact: textShape(['email', 'phone']),
    stay: textShape(STAY_FIELDS),
    terms: z.string(),
  });
export type CheckoutForm = z.output<ReturnType<typeof formShape>>;

const { email, phone, arrivalTime, specialRequests } = HotelGuests.shape;
const SCHEMAS: Readonly<Record<string, z.core.$ZodType>> = { email, phone, arrivalTime, specialRequests };

/** What is wrong with a field; without the terms nothing is booked (R271). */
export const FORM_RULES: FormRules<CheckoutForm> = {
  paths: ({ rooms }) => [
    ...rooms.flatMap((_, at) => GUEST_FIELDS.map((field) => `rooms.${at}.${field}`)),
    'contact.email',
    'contact.phone',
    ...STAY_FIELDS.map((field) => `stay.${field}`),
    'terms',
  ],
  error: (form, path) => {
    if (path === 'terms') return form.terms === AGREED ? null : fieldRefusals.terms;
    const field = path.slice(path.lastIndexOf('.') + 1);
    const schema = path.startsWith('rooms.')
      ? RoomGuest.shape[field as (typeof GUEST_FIELDS)[number]]
      : SCHEMAS[field]!;
    return fieldError(schema, valueAt(form, path), REQUIRED);
  },
};

/** The form with what the profile knows: most people sleep in the first room themselves. */
export function prefilledForm(rooms: number, user: KnownUser | null): CheckoutForm {
  const { firstName, lastName, contact } = prefilled(user);
  const nobody = { firstName: '', lastName: '' };
  return {
    rooms: Array.from({ length: rooms }, (_, at) => (at === 0 ? { firstName, lastName } : nobody)),
    contact,
    stay: { arrivalTime: '', specialRequests: '' },
    terms: '',
  };
}

type Sent = Pick<InputOf<typeof bookHotel>['body'][number], 'guests' | 'termsAccepted'>;

/** A valid form as the booking call wants it. */
export const toRequest = ({ rooms, contact, stay }: CheckoutForm): Sent => ({
  guests: {
    rooms,
    ...contact,
    ...(stay.arrivalTime && { arrivalTime: stay.arrivalTime as HotelGuests['arrivalTime'] }),
    ...(stay.specialRequests.trim() && { specialRequests: stay.specialRequests }),
  },
  termsAccepted: true,
});

/** Where the form has a field that the server names in its array of one. */
export const formPathOf = (path: string): string => {
  const own = path.replaceAll(/\[(\d+)\]/g, '.$1').replace(/^(body\.)?0\./, '');
  if (own === 'termsAccepted') return 'terms';
  const field = own.replace(/^guests\./, '');
  if (field === 'email' || field === 'phone') return `contact.${field}`;
  return (STAY_FIELDS as readonly string[]).includes(field) ? `stay.${field}` : field;
};

/** The people of the rooms as the profile keeps people: the first is who is written to. */
export const guestsToSave = ({ rooms, contact }: CheckoutForm): SavedTravelerInput[] =>
  rooms.map((guest, at) => savedOf(at === 0 ? { ...guest, ...contact } : guest));
