import { z } from 'zod/mini';
import { fieldRefusals } from '../refusals/fields';
import { inputRefusals } from '../refusals/input';
import { plainLine } from '../text';
import { EMAIL, EMAIL_MOST } from './email';
import { NAME, plainName, tidyName } from './names';

const REQUIRED = fieldRefusals.fieldRequired.reason;

/** A line that has to be filled in. */
export const requiredLine = (max: number, required: string = REQUIRED) =>
  z.string(required).check(z.trim(), z.minLength(1, { error: required, abort: true }), z.maxLength(max));

/** A person's name or a part of it, by the one rule for all of them. */
export const personName = (required: string = REQUIRED) =>
  z
    .string(required)
    .check(
      z.overwrite(tidyName),
      z.minLength(1, { error: required, abort: true }),
      z.maxLength(60),
      z.regex(NAME, fieldRefusals.nameLetters.reason),
    );
export const PersonName = /* @__PURE__ */ personName();

/** One of which its call says what is wrong, in the sentences of its card, by the same rule. */
export const nameAsTyped = (max: number) => z.string().check(z.overwrite(plainName), z.maxLength(max));

/** Seven to fifteen digits with `+`, spaces, dashes, dots and brackets between them (G100). */
export const Phone = z
  .string()
  .check(z.trim(), z.maxLength(30), z.regex(/^\+?(?:[ ().-]*\d){7,15}[ ).]*$/, fieldRefusals.phone.reason));

/** An e-mail address, by the one rule for all of them; `required` is said where it is missing. */
export const emailAddress = (required: string = REQUIRED) =>
  z
    .string(required)
    .check(
      z.overwrite(plainLine),
      z.minLength(1, { error: required, abort: true }),
      z.maxLength(EMAIL_MOST, { error: fieldRefusals.email.reason, abort: true }),
      z.email({ pattern: EMAIL, error: fieldRefusals.email.reason }),
    );
export const Email = /* @__PURE__ */ emailAddress();

/** One that its call says more of than a schema can, in the sentences of its card, by the same rule. */
export const EmailAsTyped = z.string().check(z.maxLength(EMAIL_MOST));

/** How the traveller is reached about a booking. */
export const Contact = z.strictObject({ email: Email, phone: Phone });
export type Contact = z.output<typeof Contact>;

/** Three to ten letters and digits with spaces and dashes between them (G100). */
export const zipCode = (required: string = REQUIRED) =>
  z
    .string(required)
    .check(
      z.trim(),
      z.minLength(1, { error: required, abort: true }),
      z.regex(/^[A-Za-z0-9][A-Za-z0-9 -]{1,8}[A-Za-z0-9]$/, fieldRefusals.zipCode.reason),
    );

/** R220 */
export const BillingAddress = z.strictObject({
  address: /* @__PURE__ */ requiredLine(120),
  city: /* @__PURE__ */ requiredLine(80),
  state: /* @__PURE__ */ requiredLine(80),
  zipCode: /* @__PURE__ */ zipCode(),
  /** ISO 3166 alpha-2. */
  country: z.string().check(z.regex(/^[A-Z]{2}$/, inputRefusals.countryForm.reason)),
});
export type BillingAddress = z.output<typeof BillingAddress>;
