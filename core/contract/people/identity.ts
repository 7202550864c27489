import { z } from 'zod/mini';
import { Admission } from './account';
import { SOCIAL_PROVIDERS } from '../constants';
import { endpoint } from '../endpoint';

export const SocialProviderName = z.enum(SOCIAL_PROVIDERS);
export type SocialProviderName = z.output<typeof SocialProviderName>;

/** Longest code or token that is taken from an address. */
export const MAX_ARRIVAL_CHARS = 4_096;

const Handed = z.string().check(z.minLength(1), z.maxLength(MAX_ARRIVAL_CHARS));

/** The code that a social provider sent the visitor back with (R142). Never 401: see `ssoLogin`. */
export const socialLogin = endpoint({
  method: 'POST',
  path: '/api/social',
  access: 'public',
  summary: 'Opens a session for who comes back from a social provider; the code works once.',
  rate: 'arrival',
  body: z.strictObject({ code: Handed, type: SocialProviderName }),
  response: Admission,
});

/**
 * The token that the agency's own system sent its user with (R140). A refusal is 422 or 502 and never 401,
 * which would end whatever session the browser has.
 */
export const ssoLogin = endpoint({
  method: 'POST',
  path: '/api/sso',
  access: 'public',
  summary: "Opens a session for a user whom the agency's own system vouches for.",
  rate: 'arrival',
  body: z.strictObject({
    token: Handed,
    /** The page to open afterwards; anything but a path of this site is passed over (SEC-12). */
    deepLink: z.optional(z.nullable(z.string().check(z.maxLength(2_000)))),
  }),
  response: z.extend(Admission, {
    /** Whose account it is, for the visitor to confirm before it is taken for his. */
    person: z.object({ id: z.string(), email: z.string() }),
    navigateTo: z.nullable(z.string()),
  }),
});
