import { msg, t } from '@lingui/core/macro';
import { CONTACT, NAME, STREET, TOWN } from '../../../fields/people';
import type { Asking, Row, Section } from './asked';

const EMAIL = { ...CONTACT.email, hint: msg`We will send your confirmation here.` };

/** The one person whom a booking is for and is written to; the phone may be left out unless it says otherwise. */
export const onePerson = (phone: Partial<Asking> = {}): Row => [
  2,
  { ...NAME, email: EMAIL, phone: { ...CONTACT.phone, optional: true, ...phone } },
];

/** Where the confirmation and news about the booking go; `note` says so in the product's words. */
export const contact = (
  at: string,
  note: string,
  { email, phone }: { email?: Partial<Asking>; phone?: Partial<Asking> } = {},
): Section => ({
  ...{ title: t`Contact`, at, note },
  rows: [[2, { email: { ...CONTACT.email, ...email }, phone: { ...CONTACT.phone, ...phone } }]],
});

/** The payer's address. */
export const billing = (of: Pick<Section, 'title' | 'at'> = {}, country: Partial<Asking> = {}): Section => ({
  ...{ title: t`Billing address`, at: 'billing', ...of },
  fills: (token) => `billing ${token}`,
  rows: [
    [1, STREET],
    [2, { ...TOWN, country: { ...TOWN.country, ...country } }],
  ],
});
