import { z } from 'zod/mini';

/** Words of a text: what white space parts (G95). */
const wordsOf = (text: string): number => text.trim().split(/\s+/).filter(Boolean).length;

export const BANNER_LIMITS = {
  heading: { name: 'Banner heading', min: 4, max: 30 },
  subHeading: { name: 'Sub-heading', min: 5, max: 100 },
} as const;

/** What is wrong with the text on an agency's hero, or null (R392, R393). */
export function bannerProblem(part: keyof typeof BANNER_LIMITS, text: string): string | null {
  const { name, min, max } = BANNER_LIMITS[part];
  if (!text.trim()) return `${name} is required`;
  if (text !== text.trim()) return 'No leading or trailing spaces allowed';
  const words = wordsOf(text);
  return words < min || words > max ? `${name} must be between ${min} and ${max} words` : null;
}

const bannerText = (part: keyof typeof BANNER_LIMITS) =>
  z.string().check(z.maxLength(1_000), (context) => {
    const message = bannerProblem(part, context.value);
    if (message) context.issues.push({ code: 'custom', message, input: context.value });
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
    z.refine((value) => webAddress(value) !== null, 'Please enter an address that starts with https://'),
  ),
);

const Phone = z.nullable(
  z.string().check(
    z.maxLength(30),
    z.refine(
      (value) => /^[+\d][\d\s().-]*$/.test(value) && /^\d{7,15}$/.test(value.replace(/\D/g, '')),
      'Please enter valid phone number',
    ),
  ),
);

const ContactEmail = z.nullable(
  z.string().check(
    z.maxLength(254),
    z.refine(
      (value) => /^[^\s@<>"?&]+@[^\s@<>"?&]+\.[^\s@<>"?&]+$/.test(value),
      'Please enter a valid email address',
    ),
  ),
);

/** Characters of one legal text, markup included. */
export const MAX_LEGAL_TEXT = 60_000;
const LegalText = z.nullable(z.string().check(z.maxLength(MAX_LEGAL_TEXT)));

/** The texts, contacts and links of an agency's site; null removes one. */
export const websiteFields = {
  heading: z.optional(bannerText('heading')),
  subHeading: z.optional(bannerText('subHeading')),
  contactPhoneNumber: z.optional(Phone),
  contactEmailId: z.optional(ContactEmail),
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
