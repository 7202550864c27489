import { z } from 'zod/mini';
import { BillingAddress, Contact } from '../../../contract/people/person';
import { REQUIRED, rulesBy, textShape } from '../../../forms/rules';

/** Who is written to and who pays, as typed; in the order of the page. */
export const payerShape = {
  contact: textShape(['email', 'phone']),
  billing: textShape(['address', 'city', 'state', 'zipCode', 'country']),
};
export type ContactForm = z.output<typeof payerShape.contact>;
export type BillingForm = z.output<typeof payerShape.billing>;
export const NO_BILLING: BillingForm = { address: '', city: '', state: '', zipCode: '', country: '' };

const under = (part: string, schemas: Readonly<Record<string, z.core.$ZodType>>) =>
  Object.fromEntries(Object.entries(schemas).map(([field, schema]) => [`${part}.${field}`, schema]));

/** All of it is required (R220, G100). */
export const payerRules = rulesBy(
  { ...under('contact', Contact.shape), ...under('billing', BillingAddress.shape) },
  REQUIRED,
);
