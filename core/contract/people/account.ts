import { z } from 'zod/mini';
import { endpoint } from '../endpoint';
import { NAME_MOST } from './names';
import { EmailAsTyped, nameAsTyped } from './person';

// Only lengths are capped here: what else is wrong is told in the specification's own words by the handlers.
const NewPassword = z.string().check(z.maxLength(200));
/** A token from a mailed link, however it arrived: one that a mail program cut short is a link that works no more. */
const LinkToken = z.string();
const Said = z.object({ data: z.string(), reason: z.optional(z.string()) });

/**
 * What proving who one is leads to: a session (`auth`), or, for who has a second factor, a `challenge` to
 * answer with `answerSecondFactor`. Exactly one of the two is set.
 */
export const Admission = z.object({
  auth: z.nullable(z.string()),
  userType: z.string(),
  challenge: z.nullable(z.string()),
});
export type Admission = z.output<typeof Admission>;

/** The one payload of R094 and R098. */
const signUpFields = {
  name: nameAsTyped(NAME_MOST),
  email: EmailAsTyped,
  password: NewPassword,
  /** The host on which the visitor signs up; the agency is taken from the request's Host header all the same. */
  hostName: z.string().check(z.maxLength(255)),
  /** The terms are accepted. */
  checked: z.boolean(),
};

export const signUp = endpoint({
  method: 'POST',
  path: '/api/user/signUp',
  access: 'public',
  summary: 'Registers a client of the agency and mails a verification link; succeeded when `_id` is there.',
  rate: 'credentials',
  body: z.strictObject(signUpFields),
  response: z.object({ _id: z.string() }),
});

/** The invitation's secret is what makes the new user an agent: knowing the address alone does not. */
export const registerInvited = endpoint({
  method: 'POST',
  path: '/api/agency/agents',
  access: 'public',
  summary: 'Registers an invited sales agent and opens a session.',
  rate: 'credentials',
  body: z.strictObject({ ...signUpFields, invitation: LinkToken }),
  response: z.object({ auth: z.string(), userType: z.string() }),
});

/** `id` is the secret from the mailed link. */
export const getInvitation = endpoint({
  method: 'GET',
  path: '/api/agency/invitations/{id}',
  access: 'public',
  summary: 'Whom an invitation was sent to (R099); 410 when it expired, 409 when it was accepted.',
  rate: 'credentials',
  response: z.object({ data: z.object({ email: z.string(), agencyName: z.string() }) }),
});

export const inviteAgent = endpoint({
  method: 'POST',
  path: '/api/agency/invitations',
  access: 'owner',
  summary: 'Mails a link with which its reader becomes a sales agent of the agency (R431).',
  rate: 'write',
  body: z.strictObject({ email: EmailAsTyped, isRestrictedAgent: z.boolean() }),
  response: Said,
});

export const verifyEmail = endpoint({
  method: 'POST',
  path: '/api/user/updateUserActiveStatus',
  access: 'public',
  summary:
    'Confirms an e-mail address with the token of the mailed link (G126); 410 when it expired or was used, 404 when it is nobody’s.',
  rate: 'credentials',
  body: z.strictObject({ id: LinkToken }),
  response: Said,
});

/** Answers alike whether or not the address is known (SEC-08). */
export const resendVerification = endpoint({
  method: 'POST',
  path: '/api/user/resendVerification',
  access: 'public',
  summary: 'Mails a new verification link to an address that has not been verified.',
  rate: 'credentials',
  body: z.strictObject({ email: EmailAsTyped }),
  response: Said,
});

/** Answers alike whether or not the address is known (SEC-08). */
export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/user/forgotPassword',
  access: 'public',
  summary: 'Mails a link for a new password, good for 30 minutes.',
  rate: 'credentials',
  body: z.strictObject({ email: EmailAsTyped }),
  response: Said,
});

export const checkResetLink = endpoint({
  method: 'POST',
  path: '/api/user/forgotPwdValidity',
  access: 'public',
  summary: 'Whether the link for a new password still works; 410 when it expired or was used.',
  rate: 'credentials',
  body: z.strictObject({ token: LinkToken }),
  response: Said,
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/user/forgotPasswordLink',
  access: 'public',
  summary: 'Sets the new password and ends every session of the user.',
  rate: 'credentials',
  /** `confirmPassword` is compared where it is sent (R133). */
  body: z.strictObject({
    token: LinkToken,
    password: NewPassword,
    confirmPassword: z.optional(NewPassword),
  }),
  response: Said,
});

/** A code of six digits, or one of the recovery codes. */
const FactorCode = z.string().check(z.minLength(6), z.maxLength(20));

export const answerSecondFactor = endpoint({
  method: 'POST',
  path: '/api/user/secondFactor',
  access: 'public',
  summary:
    'Opens the session that a second factor held back (SEC-13); 401 for a wrong code, 410 when the login has to begin again.',
  rate: 'credentials',
  body: z.strictObject({ challenge: z.string().check(z.maxLength(200)), code: FactorCode }),
  response: z.object({ auth: z.string(), userType: z.string() }),
});

export const getSecondFactor = endpoint({
  method: 'GET',
  path: '/api/user/secondFactor',
  access: 'user',
  summary: 'Whether the second factor is on, and how many recovery codes are left.',
  response: z.object({ data: z.object({ isEnabled: z.boolean(), recoveryCodesLeft: z.int() }) }),
});

export const startSecondFactor = endpoint({
  method: 'POST',
  path: '/api/user/secondFactor/start',
  access: 'user',
  summary: 'A new secret for the authenticator app; nothing is on until a code of it is confirmed.',
  rate: 'credentials',
  body: z.strictObject({ password: NewPassword }),
  response: z.object({ data: z.object({ secret: z.string(), uri: z.string() }) }),
});

export const confirmSecondFactor = endpoint({
  method: 'POST',
  path: '/api/user/secondFactor/confirm',
  access: 'user',
  summary: 'Switches the second factor on; the recovery codes are shown this once.',
  rate: 'credentials',
  body: z.strictObject({ code: FactorCode }),
  response: z.object({ data: z.object({ recoveryCodes: z.array(z.string()) }) }),
});

export const endSecondFactor = endpoint({
  method: 'POST',
  path: '/api/user/secondFactor/off',
  access: 'user',
  summary: 'Switches the second factor off.',
  rate: 'credentials',
  body: z.strictObject({ password: NewPassword, code: FactorCode }),
  response: Said,
});
