import type { Selectable } from 'kysely';
import { type Agency, BookingMenuItem, FALLBACK_LANGUAGE, HexColor, Language } from '@/core/contract';
import { z } from 'zod/mini';
import { readFont } from '@/themes/fonts';
import type { AgencyTable } from '../db/tables';
import { readProductFees, readProductMarkups } from '../pricing';
import type { AgencyRecord } from '../ports/agency';

export type AgencyRow = Selectable<AgencyTable>;

/** What an agency keeps in its `settings`: how its site looks and what its applications do, each part optional. */
export type AgencySettings = Partial<
  Omit<
    Agency,
    | '_id'
    | 'agencyName'
    | 'subdomain'
    | 'status'
    | 'isPlatform'
    | 'language'
    | 'currency'
    | 'isSubscribed'
    | 'version'
  >
> & {
  readonly applicationSettings?: unknown;
};

const nothing: AgencySettings = {};

const asRecord = (value: unknown): Record<string, unknown> | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : null;

/** Where an agency's site is reached: its own domain while that is proven, else its place under the platform's (SEC-30). */
export function originOf(
  row: Pick<AgencyRow, 'custom_domain' | 'domain_missing_since' | 'subdomain' | 'is_platform'>,
  publicUrl: string,
  platformHost: string,
): string {
  if (row.custom_domain && !row.domain_missing_since) return `https://${row.custom_domain}`;
  const origin = new URL(publicUrl);
  origin.hostname = row.is_platform ? platformHost : `${row.subdomain}.${platformHost}`;
  return origin.origin;
}

/** The record of a row. A malformed setting becomes its default, so that it never blanks a site. */
export function toRecord(row: AgencyRow, publicUrl: string, platformHost: string): AgencyRecord {
  const settings =
    typeof row.settings === 'object' && row.settings !== null ? (row.settings as AgencySettings) : nothing;
  const text = (value: unknown): string | null => (typeof value === 'string' && value.trim() ? value : null);
  const colour = (value: unknown): string | null =>
    z.safeParse(HexColor, value).success ? (value as string) : null;
  const language = z.safeParse(Language, row.language);
  return {
    id: row.id,
    subdomain: row.subdomain,
    isActive: row.status === 'Active',
    origin: originOf(row, publicUrl, platformHost),
    pricing: {
      markupBasisPoints: row.markup_bps,
      productMarkups: readProductMarkups(row.product_markups),
      feeMinor: row.fee_minor,
      productFees: readProductFees(row.product_fees),
      protectionBasisPoints: row.protection_bps,
      currency: row.currency,
    },
    applicationSettings: asRecord(settings.applicationSettings) ?? {},
    public: {
      _id: row.id,
      agencyName: row.name,
      subdomain: row.subdomain,
      status: row.status,
      isPlatform: row.is_platform,
      language: language.success ? language.data : FALLBACK_LANGUAGE,
      currency: row.currency,
      heading: text(settings.heading) ?? row.name,
      subHeading: text(settings.subHeading) ?? '',
      headingColor: colour(settings.headingColor),
      subHeadingColor: colour(settings.subHeadingColor),
      logo: text(settings.logo),
      mobileLogo: text(settings.mobileLogo),
      backgroundImage: text(settings.backgroundImage),
      backgroundOverlay: text(settings.backgroundOverlay),
      primaryColor: colour(settings.primaryColor),
      keepsColorInDark: settings.keepsColorInDark === true,
      roundness: typeof settings.roundness === 'number' ? settings.roundness : 1,
      font: readFont(settings.font),
      isSubscribed: row.is_subscribed,
      privacyPolicy: text(settings.privacyPolicy),
      cookiesPolicy: text(settings.cookiesPolicy),
      disclaimer: text(settings.disclaimer),
      facebook: text(settings.facebook),
      twitter: text(settings.twitter),
      linkedin: text(settings.linkedin),
      instagram: text(settings.instagram),
      youtube: text(settings.youtube),
      tiktok: text(settings.tiktok),
      contactPhoneNumber: text(settings.contactPhoneNumber),
      contactEmailId: text(settings.contactEmailId),
      country: text(settings.country),
      social: {
        isFacebookEnabled: settings.social?.isFacebookEnabled === true,
        isGoogleEnabled: settings.social?.isGoogleEnabled === true,
      },
      sso: { isSSOEnabled: settings.sso?.isSSOEnabled === true },
      bookingMenuItemOptions: settings.bookingMenuItemOptions ?? ([] satisfies BookingMenuItem[]),
      applications: Array.isArray(settings.applications)
        ? settings.applications.filter((name) => typeof name === 'string')
        : [],
      ...(asRecord(settings.pluginSettings) ? { pluginSettings: asRecord(settings.pluginSettings)! } : {}),
      isPaymentDisabled: settings.isPaymentDisabled === true,
      // Where nobody can sign in, nobody could book what was found.
      visitorsMaySearch: row.status === 'Active' && settings.visitorsMaySearch === true,
      version: row.version,
    },
  };
}
