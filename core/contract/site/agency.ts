import { z } from 'zod/mini';
import { inputRefusals } from '../refusals/input';
import { FONTS, LANGUAGES, ROUNDNESS } from '../constants';
import { endpoint } from '../endpoint';
import { accessFields, SsoSetting, websiteFields } from './website';

export const Language = z.enum(LANGUAGES);
export type Language = z.output<typeof Language>;

export const HexColor = z.string().check(z.regex(/^#[0-9a-f]{6}$/i, inputRefusals.colorForm.reason));

/** One entry of the agency's product menu; the name picks the plugin (decision G75). */
export const BookingMenuItem = z.object({ name: z.string(), isActive: z.boolean(), isDefault: z.boolean() });
export type BookingMenuItem = z.output<typeof BookingMenuItem>;

export const Font = z.enum(FONTS);
export type Font = z.output<typeof Font>;

/** How the platform that the agency's site stands on is reached. */
export const PlatformContact = z.object({
  name: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
});
export type PlatformContact = z.output<typeof PlatformContact>;

/**
 * What every visitor of an agency's host may know about it. Malformed parts of it never blank the shell:
 * `bookingMenuItemOptions` is read tolerantly by `readMenu`.
 */
export const Agency = z.object({
  _id: z.string(),
  agencyName: z.string(),
  subdomain: z.string(),
  /** `Active` enables login and sign-up; anything else blocks them (R085, R093). */
  status: z.string(),
  /** True for the platform's own agency. */
  isPlatform: z.boolean(),
  language: Language,
  currency: z.string(),
  heading: z.string(),
  subHeading: z.string(),
  headingColor: z.nullable(z.string()),
  subHeadingColor: z.nullable(z.string()),
  logo: z.nullable(z.string()),
  /** For narrow screens, square; without it the logo. */
  mobileLogo: z.optional(z.nullable(z.string())),
  backgroundImage: z.nullable(z.string()),
  backgroundOverlay: z.nullable(z.string()),
  primaryColor: z.nullable(z.string()),
  /** Dark mode keeps that colour; otherwise the default blue stands there (R024). */
  keepsColorInDark: z.boolean(),
  roundness: z.number(),
  font: Font,
  isSubscribed: z.boolean(),
  privacyPolicy: z.nullable(z.string()),
  cookiesPolicy: z.nullable(z.string()),
  disclaimer: z.nullable(z.string()),
  facebook: z.nullable(z.string()),
  twitter: z.nullable(z.string()),
  linkedin: z.nullable(z.string()),
  instagram: z.nullable(z.string()),
  youtube: z.nullable(z.string()),
  tiktok: z.nullable(z.string()),
  contactPhoneNumber: z.nullable(z.string()),
  contactEmailId: z.nullable(z.string()),
  /** Where the agency is, ISO 3166 alpha-2: forms propose it of travelers who have not said where they live. */
  country: z.optional(z.nullable(z.string())),
  social: z.object({ isFacebookEnabled: z.boolean(), isGoogleEnabled: z.boolean() }),
  sso: z.object({ isSSOEnabled: z.boolean() }),
  bookingMenuItemOptions: z.unknown(),
  /** Applications (refund protection, reward wallet, e-mail delivery) that the agency has switched on. */
  applications: z.array(z.string()),
  isPaymentDisabled: z.boolean(),
  visitorsMaySearch: z.boolean(),
  /** What it sells, in words for titles (R003); without it, nothing. */
  sells: z.optional(z.record(z.string(), z.string())),
  /** Ids of products that it has switched off and still has bookings of: nothing of them is sold, all is looked after. */
  servicing: z.optional(z.array(z.string())),
  /** Whom an agency without a subscription and its visitors turn to; absent with one. */
  platformContact: z.optional(PlatformContact),
  /** Public settings of plugins for this agency, by plugin id; each plugin reads its own with its own schema. */
  pluginSettings: z.optional(z.record(z.string(), z.unknown())),
  /** Grows with every change of the agency's settings; sent back as `x-agency-version` on each answer. */
  version: z.int(),
});
export type Agency = z.output<typeof Agency>;

export const getAgency = endpoint({
  method: 'GET',
  path: '/api/agency',
  access: 'public',
  summary: 'The public record of the agency whose host was asked.',
  response: z.object({ agency: Agency }),
});

/** Website settings that the owner may change; every field is optional, unknown ones are refused. */
export const updateAgency = endpoint({
  method: 'PATCH',
  path: '/api/agency',
  access: 'owner',
  summary: 'Changes the website settings of the own agency.',
  rate: 'write',
  body: z.strictObject({
    bookingMenuItemOptions: z.optional(z.array(BookingMenuItem).check(z.maxLength(20))),
    primaryColor: z.optional(HexColor),
    keepsColorInDark: z.optional(z.boolean()),
    roundness: z.optional(z.union(ROUNDNESS.map((value) => z.literal(value)))),
    font: z.optional(Font),
    ...websiteFields,
    ...accessFields,
    /** The version the change was based on; a newer one in the database answers 409. */
    version: z.optional(z.int()),
  }),
  response: z.object({ agency: Agency }),
});

/** What only the owner knows of the own agency's site. */
export const SiteSettings = z.object({
  signUpDomains: z.array(z.string()),
  customDomain: z.nullable(z.string()),
  /**
   * `waiting`: its DNS does not prove it yet, and the site is reached under the subdomain. `missing`: it did, and the site
   * stays there until `domainEndsAt`.
   */
  domainStatus: z.enum(['none', 'waiting', 'active', 'missing']),
  domainEndsAt: z.nullable(z.string()),
  /** The TXT record that proves the domain; null without one. */
  domainProof: z.nullable(z.object({ name: z.string(), value: z.string() })),
  /** Where the domain's DNS has to point to. */
  domainTarget: z.string(),
  /** The platform's own host, no part of which can be an agency's domain. */
  platformHost: z.string(),
  sso: SsoSetting,
  /** Bookings by product id, whether it is on or off: those that were made, and those of them still to come. */
  bookings: z.record(z.string(), z.object({ made: z.int(), ahead: z.int() })),
  version: z.int(),
});
export type SiteSettings = z.output<typeof SiteSettings>;

/** Errors: 404 "Agency does not exist" for any other agency than the own. */
export const getAgencySettings = endpoint({
  method: 'GET',
  path: '/api/agency/{id}',
  access: 'owner',
  summary: 'Settings of the own agency that visitors do not see: sign-up, domain, single sign-on.',
  response: z.object({ data: SiteSettings }),
});

/** Looks the domain up. Errors: 409 "This domain is already taken", 422 with what the DNS says instead. */
export const verifyDomain = endpoint({
  method: 'POST',
  path: '/api/agency/domain/verify',
  access: 'owner',
  summary:
    "Checks whether the agency's own domain is proven and points to its site, and puts the site there.",
  rate: 'write',
  body: z.strictObject({}),
  response: z.object({ data: SiteSettings, message: z.string() }),
});

/** In demo mode, what the login card offers to fill in; null otherwise. */
export const DemoAccounts = z.nullable(
  z.object({ password: z.string(), accounts: z.array(z.object({ email: z.string(), role: z.string() })) }),
);

/** Outside services that whoever runs the platform has configured for the browser (G60); null where there is none. */
export const Ports = z.object({
  /** Origin of an API host other than the page's own. */
  apiBase: z.nullable(z.string()),
  /** Host whose calls also carry the session token in a header named `token` (G55). */
  gatekeeper: z.nullable(z.string()),
  /** A maps script to load after the first paint (R025). */
  mapsScript: z.nullable(z.string()),
  /** What the ground of maps is drawn by: a style of vector tiles, and the other origins that it names. */
  mapStyle: z.nullable(z.object({ url: z.string(), origins: z.array(z.string()) })),
  /** An IP geolocation service (R017). */
  geolocation: z.nullable(z.string()),
  /** Where errors are reported: a Sentry DSN; null means the own API host (R159). */
  errorDsn: z.nullable(z.string()),
  /** There are photos of places to ask this server for (R240). */
  placePhotos: z.boolean(),
});
export type Ports = z.output<typeof Ports>;

/** What the server writes into the first HTML, so that the first paint is branded without a round trip. */
export const Bootstrap = z.object({
  agency: z.nullable(Agency),
  /** Headers every call carries; not secrets (decision G51). */
  authKey: z.string(),
  secretCode: z.string(),
  environment: z.string(),
  ports: z.optional(Ports),
  demo: DemoAccounts,
  /** Language the server saw in the `lng` cookie or Accept-Language; the browser decides finally (R013). */
  build: z.string(),
});
export type Bootstrap = z.output<typeof Bootstrap>;
