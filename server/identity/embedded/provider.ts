import { IdentityRefused, type SocialProvider } from '../types';
import type { Grants } from './grants';

export const AUTHORIZE_PATH = '/dev/idp/authorize';
export const LAUNCH_PATH = '/dev/idp/launch';
export const VALIDATE_PATH = '/dev/idp/validate';

/** Stands in for a social provider in demo mode: its page on the agency's own host lists the demo accounts. */
export function embeddedProvider(name: string, grants: Grants): SocialProvider {
  return {
    async authorizeUrl({ agency, redirectUri }, state) {
      const url = new URL(AUTHORIZE_PATH, agency.origin);
      for (const [key, value] of Object.entries({
        provider: name,
        response_type: 'code',
        redirect_uri: redirectUri,
        state,
      }))
        url.searchParams.set(key, value);
      return url.href;
    },
    async exchange({ agency }, code) {
      const identity = await grants.redeem(agency.id, 'code', code);
      if (!identity) throw new IdentityRefused('the code is unknown or was used');
      return identity;
    },
  };
}
