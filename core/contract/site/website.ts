import { z } from 'zod/mini';
import type { Refusal } from '../refusal';
import { agencyRefusals } from '../refusals/agency';
import { fieldRefusals } from '../refusals/fields';
import { fileRefusals } from '../refusals/files';
import { inputRefusals } from '../refusals/input';
import { Email } from '../people/person';

/** Words of a text: what white space parts (G95). */
const wordsOf = (text: string): number => text.trim().split(/\s+/).filter(Boolean).length;

export const BANNER_LIMITS = {
  heading: { min: 4, max: 30 },
  subHeading: { min: 5, max: 100 },
} as const;

const BANNER_REFUSALS = {
  heading: { missing: agencyRefusals.headingMissing, words: agencyRefusals.headingWords },
  subHeading: { missing: agencyRefusals.subHeadingMissing, words: agencyRefusals.subHeadingWords },
} as const;

/** What is wrong with the text on an agency's hero, or null (R392, R393). */
export function bannerProblem(part: keyof typeof BANNER_LIMITS, text: string): Refusal | null {
  const { min, max } = BANNER_LIMITS[part];
  const refusal = BANNER_REFUSALS[part];
  if (!text.trim()) return refusal.missing;
  if (text !== text.trim()) return agencyRefusals.spacesAround;
  const words = wordsOf(text);
  return words < min || words > max ? refusal.words : null;
}

const bannerText = (part: keyof typeof BANNER_LIMITS) =>
  z.string().check(z.maxLength(1_000), (context) => {
    const problem = bannerProblem(part, context.value);
    if (problem) context.issues.push({ code: 'custom', message: problem.reason, input: context.value });
  });

/** The address as it is kept, or null: https, a host with a dot, no name and password (SEC-23). */
export function webAddress(value: string): string | null {
  try {
    const url = new URL(value.trim());
    const plain = url.protocol === 'https:' && url.hostname.includes('.') && !url.username && !url.password;
    return plain ? url.href : null;
  } catch {
    return null;
  }
}

const Link = z.nullable(
  z.string().check(
    z.maxLength(300),
    z.refine((value) => webAddress(value) !== null, fieldRefusals.webAddress.reason),
  ),
);

const Phone = z.nullable(
  z.string().check(
    z.maxLength(30),
    z.refine(
      (value) => /^[+\d][\d\s().-]*$/.test(value) && /^\d{7,15}$/.test(value.replace(/\D/g, '')),
      fieldRefusals.phone.reason,
    ),
  ),
);

/** Width by height of the logos (R395), and how far from it a picture may be (G95). */
export const LOGO_RATIOS = { logo: 16 / 9, mobileLogo: 1 } as const;
export type LogoName = keyof typeof LOGO_RATIOS;
const RATIO_TOLERANCE_PERCENT = 1;

export const LOGO_RATIO_REFUSALS = {
  logo: fileRefusals.logoRatio,
  mobileLogo: fileRefusals.mobileLogoRatio,
} as const;

/** Whether a picture of this size has the shape of the logo (R395, G95). */
export const hasLogoRatio = (name: LogoName, { width, height }: { width: number; height: number }): boolean =>
  // In whole numbers where it can be: of a quotient, exactly one percent may come out as more.
  100 * Math.abs(width - height * LOGO_RATIOS[name]) <= RATIO_TOLERANCE_PERCENT * height * LOGO_RATIOS[name];

/** The path of an uploaded file; null takes the logo away. */
const Logo = z.nullable(z.string().check(z.maxLength(100)));

/** An agency's single sign-on (R399). */
export const SsoSetting = z.strictObject({
  isSSOEnabled: z.boolean(),
  /** The call back: who holds a token is asked for there. Https only. */
  tokenValidationEndpoint: z.string().check(z.maxLength(500)),
  /** Name of the field in which that address expects the token. */
  tokenValidationBodyKey: z.string().check(z.maxLength(64)),
  /** Who is unknown here gets an account on arrival. */
  remoteSignup: z.boolean(),
  /** Clients may also log in here with their password. */
  directLogin: z.boolean(),
});
export type SsoSetting = z.output<typeof SsoSetting>;

/** What is wrong with the settings, or null: switched on, both the address and the key are needed (R398). */
export const ssoProblem = ({
  isSSOEnabled,
  tokenValidationEndpoint,
  tokenValidationBodyKey,
}: SsoSetting): Refusal | null =>
  isSSOEnabled && !(tokenValidationEndpoint.trim() && tokenValidationBodyKey.trim())
    ? agencyRefusals.ssoIncomplete
    : null;

/** Who may sign up and where the site stands; only the owner reads them, see `getAgencySettings`. */
export const accessFields = {
  /** Domains of e-mail addresses that may sign up; none: all may (R396). */
  signUpDomains: z.optional(z.array(z.string().check(z.maxLength(260))).check(z.maxLength(100))),
  /** Null gives it up (R397). */
  customDomain: z.optional(z.nullable(z.string().check(z.maxLength(300)))),
  /** Refused unless it is what it was (R403). */
  subdomain: z.optional(z.string().check(z.maxLength(63))),
  sso: z.optional(SsoSetting),
  /** Visitors may search without signing in, and see prices as a client without a markup of his own does (G33). */
  visitorsMaySearch: z.optional(z.boolean()),
};

/** Characters of one legal text, markup included. */
export const MAX_LEGAL_TEXT = 60_000;
const LegalText = z.nullable(z.string().check(z.maxLength(MAX_LEGAL_TEXT)));

/** ISO 3166 alpha-2. */
const Country = z.nullable(z.string().check(z.regex(/^[A-Z]{2}$/, inputRefusals.countryForm.reason)));

/** The texts, contacts and links of an agency's site; null removes one. */
export const websiteFields = {
  logo: z.optional(Logo),
  mobileLogo: z.optional(Logo),
  heading: z.optional(bannerText('heading')),
  subHeading: z.optional(bannerText('subHeading')),
  contactPhoneNumber: z.optional(Phone),
  contactEmailId: z.optional(z.nullable(Email)),
  country: z.optional(Country),
  facebook: z.optional(Link),
  twitter: z.optional(Link),
  linkedin: z.optional(Link),
  instagram: z.optional(Link),
  youtube: z.optional(Link),
  tiktok: z.optional(Link),
  privacyPolicy: z.optional(LegalText),
  cookiesPolicy: z.optional(LegalText),
  disclaimer: z.optional(LegalText),
};
