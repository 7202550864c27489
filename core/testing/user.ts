import type { User } from '../contract/people/user';

/** A signed-in client for tests and stories; give what matters, the rest is plausible. */
export function aUser(given: Partial<User> = {}): User {
  return {
    _id: '0a4b7f52-3f4e-4a0e-8a53-2f2f5f0a1b07',
    email: 'client@horizonte.example',
    name: 'Marina Prado',
    firstName: 'Marina',
    lastName: 'Prado',
    userType: 'Client',
    isTravelAgent: false,
    isRestrictedAgent: false,
    isSubscribed: true,
    loginCount: 3,
    navigateTo: null,
    language: null,
    picture: null,
    phone: null,
    ...given,
  };
}
