import { msg } from '@lingui/core/macro';
import type { Asked } from '@/core/fields/AskedFields';
import type { Field } from '@/core/fields/field';
import { CONTACT, TOWN as ANY_TOWN } from '@/core/fields/people';
import { text } from '@/core/fields/text';
import type { SignUpField } from '../../contract/sign-up-rules';

export const OWNER = {
  name: { kind: text(), label: msg`Your name`, autoComplete: 'name' },
} satisfies Asked;

export const STREET = {
  addressLine: { kind: text(), label: msg`Street and number`, autoComplete: 'street-address' },
} satisfies Asked;

export const TOWN = {
  ...ANY_TOWN,
  state: { ...ANY_TOWN.state, label: msg`State or region` },
} satisfies Asked;

/** Where the agency's travelers find help. */
export const SERVICE = {
  customerServicePhone: { ...CONTACT.phone, label: msg`Customer service phone` },
  customerServiceEmail: {
    ...CONTACT.email,
    label: msg`Customer service email`,
    hint: msg`Where your travelers write to`,
    autoComplete: 'off',
  },
} satisfies Asked;

/** All that is asked, at the field and in the list of what is to be mended. */
export const SIGN_UP_FIELDS: Readonly<Record<SignUpField, Pick<Field, 'label'>>> = {
  ...{ ...OWNER, ...STREET, ...TOWN, ...SERVICE },
  email: CONTACT.email,
  password: { label: msg`Password` },
  agencyName: { label: msg`Name of the agency` },
  subdomain: { label: msg`Address of your site` },
};
