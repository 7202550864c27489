import { z } from 'zod/mini';
import { Admission } from './account';
import { Language } from '../site/agency';
import { endpoint } from '../endpoint';

export { isTravelAgent } from '../constants';
import { EmailAsTyped } from './person';
import { HomeAddress } from './profile';

export const User = z.object({
  _id: z.string(),
  email: z.string(),
  name: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  userType: z.string(),
  isTravelAgent: z.boolean(),
  isRestrictedAgent: z.boolean(),
  isSubscribed: z.boolean(),
  loginCount: z.int(),
  navigateTo: z.nullable(z.string()),
  language: z.nullable(Language),
  picture: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  /** Where the user lives and flies from; what `editProfile` changes. */
  home: z.optional(HomeAddress),
});
export type User = z.output<typeof User>;

const Password = z.string().check(z.minLength(1), z.maxLength(200));

export const login = endpoint({
  method: 'POST',
  path: '/api/user/login',
  access: 'public',
  summary:
    'Opens a session; `auth` goes into the x-access-token header of later calls. Staff with a second factor gets a `challenge` instead.',
  rate: 'credentials',
  body: z.strictObject({ email: EmailAsTyped.check(z.minLength(3)), password: Password }),
  response: Admission,
});

export const logout = endpoint({
  method: 'POST',
  path: '/api/user/logout',
  access: 'user',
  summary: 'Ends the session of the token that is sent.',
  response: z.object({ data: z.string() }),
});

export const getProfile = endpoint({
  method: 'GET',
  path: '/api/user/getProfile',
  access: 'user',
  summary: 'The signed-in user.',
  response: z.object({ data: User }),
});

export const changeLanguage = endpoint({
  method: 'GET',
  path: '/api/user/changeLanguage/{lang}',
  access: 'user',
  summary: 'Remembers the language in which the user is written to.',
  changesState: true,
  response: z.object({ data: z.string() }),
});
