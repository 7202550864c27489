import { type BrandId, brandOf } from '@/themes/brands';
import type { Agency } from '../contract/site/agency';
import { anAgency } from './agency';

/** The agency of the brand that is chosen in the workbench's toolbar. */
export function storyAgency(globals: Record<string, unknown>, given: Partial<Agency> = {}): Agency {
  const brand = brandOf((globals['brand'] ?? 'caravel') as BrandId);
  return anAgency({
    agencyName: brand.agencyName,
    subdomain: brand.subdomain,
    heading: brand.heading,
    subHeading: brand.subHeading,
    primaryColor: brand.primaryColor,
    keepsColorInDark: brand.keepsColorInDark,
    roundness: brand.roundness,
    font: brand.font,
    privacyPolicy: '# What we keep\nWe keep what a booking needs, and nothing else.\n\n- Names\n- Dates',
    disclaimer: 'Examples only.',
    contactPhoneNumber: '+351 21 555 0142',
    contactEmailId: `hello@${brand.subdomain}.example`,
    instagram: 'https://instagram.com/example',
    ...given,
  });
}

export const storyMode = (globals: Record<string, unknown>): 'light' | 'dark' =>
  globals['mode'] === 'dark' ? 'dark' : 'light';
