import type { Agency } from '../../contract/site/agency';

export type SocialProvider = 'google' | 'facebook';

/** The social sign-ins that the agency has switched on, with their address on the API host (R082, R083, G128). */
export const socialSignIns = (social: Agency['social']): { provider: SocialProvider; href: string }[] => [
  ...(social.isGoogleEnabled ? [{ provider: 'google' as const, href: '/api/social/google' }] : []),
  ...(social.isFacebookEnabled ? [{ provider: 'facebook' as const, href: '/api/social/facebook' }] : []),
];

/** Whether the login button may be pressed: both fields valid and the agency active (R084, R085). */
export const maySignIn = (input: {
  emailError: unknown;
  passwordError: unknown;
  isAgencyActive: boolean;
}): boolean => input.isAgencyActive && !input.emailError && !input.passwordError;
