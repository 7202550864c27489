import type { Agency, SocialProviderName } from '@/core/contract';

/** Binds an attempt to the browser that began it. It authenticates nobody (SEC-01). */
export const NONCE_COOKIE = 'social-attempt';

/** Whether the agency offers this provider (R083). */
export const isOffered = ({ social }: Pick<Agency, 'social'>, provider: SocialProviderName): boolean =>
  provider === 'google' ? social.isGoogleEnabled : social.isFacebookEnabled;
