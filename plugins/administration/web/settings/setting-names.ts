import { useLingui } from '@lingui/react/macro';
import type { TextField } from './texts';

/** Names of the settings, as their fields have them. */
export function useSettingNames(): Readonly<
  Record<TextField | 'primaryColor' | 'roundness' | 'font', string>
> {
  const { t } = useLingui();
  return {
    primaryColor: t`Primary color`,
    roundness: t`Corners`,
    font: t`Typeface`,
    logo: t`Main logo`,
    mobileLogo: t`Mobile logo`,
    heading: t`Banner heading`,
    subHeading: t`Sub-heading`,
    contactPhoneNumber: t`Phone`,
    contactEmailId: t`Email`,
    facebook: 'Facebook',
    instagram: 'Instagram',
    linkedin: 'LinkedIn',
    tiktok: 'TikTok',
    twitter: 'X',
    youtube: 'YouTube',
    privacyPolicy: t`Privacy policy`,
    cookiesPolicy: t`Cookies policy`,
    disclaimer: t`Disclaimer`,
  };
}
