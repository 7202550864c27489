import { z } from 'zod/mini';
import { EmailAsTyped, endpoint, Language, nameAsTyped } from '@/core/contract';
import { reasonFields } from '@/core/contract/said';
import { payingFields, ProgressAnswer } from './progress';

/** M093, M094, M108; `suggestion` is one that is free, where the asked one is taken. */
export const checkSubdomain = endpoint({
  method: 'GET',
  path: '/api/agency/subdomain/availability',
  access: 'public',
  summary: 'Whether an agency can have this subdomain; why not, and one that it could have.',
  rate: 'search',
  query: z.strictObject({ subdomain: z.string().check(z.maxLength(100)) }),
  response: z.object({
    data: z.object({
      subdomain: z.string(),
      isAvailable: z.boolean(),
      /** Host of the site that it would be. */
      domain: z.nullable(z.string()),
      message: z.nullable(z.string()),
      ...reasonFields,
      suggestion: z.nullable(z.string()),
    }),
  }),
});

// Only lengths are capped here: what else is wrong is told in the specification's own words, see `sign-up-rules.ts`.
const Line = z.string().check(z.maxLength(254));

/** R414 without the card, which is the gateway's (G101). */
export const signUpFields = {
  name: nameAsTyped(254),
  email: EmailAsTyped,
  password: Line,
  subdomain: Line,
  agencyName: Line,
  addressLine: Line,
  /** ISO 3166 alpha-2. */
  country: Line,
  state: Line,
  city: Line,
  zipCode: Line,
  customerServicePhone: Line,
  customerServiceEmail: EmailAsTyped,
};
export const AgencySignUp = z.strictObject(signUpFields);
export type AgencySignUp = z.output<typeof AgencySignUp>;

/**
 * On the platform's host; 404 elsewhere. An `Idempotency-Key` header, one per press of the button and kept over reloads, is
 * required. Errors: 422 with the sentence of each field, 409 "Agency with Subdomain/Name/Domain already exists!", 409 when
 * `acceptedAmount` is not what is due, 422 for the coupon at `couponCode`. A card that is not taken is no error: `failed`.
 */
export const createAgencySignUp = endpoint({
  method: 'POST',
  path: '/api/agency',
  access: 'public',
  summary: 'Signs an agency up: takes the first payment, and makes its site and its owner.',
  rate: 'credentials',
  body: z.strictObject({
    ...signUpFields,
    couponCode: z.optional(z.string().check(z.maxLength(60))),
    language: Language,
    ...payingFields,
  }),
  response: ProgressAnswer,
});

/** Errors: 410 "This link has expired or was already used. Please log in." */
export const enterNewAgency = endpoint({
  method: 'POST',
  path: '/api/agency/subscriptions/enter',
  access: 'public',
  summary: 'Opens the first session of the owner on the new site with the code of `entryUrl`, once.',
  rate: 'arrival',
  body: z.strictObject({ code: z.string().check(z.minLength(16), z.maxLength(200)) }),
  response: z.object({ auth: z.string(), userType: z.string() }),
});
