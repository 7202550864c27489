import { useLingui } from '@lingui/react/macro';
import type { LegalPath } from '../frame/footer-links';

/** Names of the legal pages. */
export function useLegalTitles(): Record<LegalPath, string> {
  const { t } = useLingui();
  return {
    '/user-terms-and-conditions': t`Terms and conditions`,
    '/privacy-policy': t`Privacy policy`,
    '/cookies-policy': t`Cookies policy`,
    '/disclaimer': t`Disclaimer`,
  };
}
