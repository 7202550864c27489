import { msg } from '@lingui/core/macro';
import { country } from './country';
import { text } from './text';
import type { Asked } from './AskedFields';

/** Who somebody is. */
export const NAME = {
  firstName: { kind: text(), label: msg`First name`, autoComplete: 'given-name' },
  lastName: { kind: text(), label: msg`Last name`, autoComplete: 'family-name' },
} satisfies Asked;

/** Where somebody is reached. */
export const CONTACT = {
  email: { kind: text({ type: 'email' }), label: msg`Email`, autoComplete: 'email' },
  phone: {
    kind: text({ type: 'tel' }),
    label: msg`Phone`,
    autoComplete: 'tel',
    hint: msg`With country code, such as +1 212 555 0100`,
  },
} satisfies Asked;

/** Where somebody lives. */
export const STREET = {
  address: { kind: text(), label: msg`Address`, autoComplete: 'street-address' },
} satisfies Asked;
export const TOWN = {
  city: { kind: text(), label: msg`City`, autoComplete: 'address-level2' },
  state: { kind: text(), label: msg`State or region`, autoComplete: 'address-level1' },
  zipCode: { kind: text(), label: msg`Zip code`, autoComplete: 'postal-code' },
  country: { kind: country, label: msg`Country`, autoComplete: 'country' },
} satisfies Asked;
