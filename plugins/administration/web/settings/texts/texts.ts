import { websiteFields } from '@/core/contract/site/website';
import { type Agency, type Said } from '@/core/contract';
import { wrongBy } from '@/core/forms/rules';

/** Settings that are text or an address; `''` where there is none. */
export const TEXT_FIELDS = [
  'logo',
  'mobileLogo',
  'heading',
  'subHeading',
  'contactPhoneNumber',
  'contactEmailId',
  'country',
  'facebook',
  'instagram',
  'linkedin',
  'tiktok',
  'twitter',
  'youtube',
  'privacyPolicy',
  'cookiesPolicy',
  'disclaimer',
] as const;
export type TextField = (typeof TEXT_FIELDS)[number];
export type Texts = Readonly<Record<TextField, string>>;
export type TextSettings = Partial<Pick<Agency, TextField>>;

/** The banner's words are kept as they are typed, so that spaces around them are refused and not lost (R392). */
const isBanner = (field: TextField) => field === 'heading' || field === 'subHeading';

export const textsOf = (agency: TextSettings): Texts =>
  Object.fromEntries(TEXT_FIELDS.map((field) => [field, agency[field] ?? ''])) as Texts;

export const changedTexts = (base: Texts, draft: Texts): TextField[] =>
  TEXT_FIELDS.filter((field) => base[field] !== draft[field]);

/** What the API host takes for a field: null for an empty one, but for the banner, which has to say something. */
export const sentText = (field: TextField, text: string): string | null =>
  isBanner(field) ? text : text.trim() || null;

/** What the contract says against a text, in its words; undefined when it is fine (R392, R393, SEC-23). */
export function textProblem(field: TextField, text: string): Said | undefined {
  return wrongBy(websiteFields[field], sentText(field, text)) ?? undefined;
}

/** Fields that were changed and would be refused. */
export const wrongTexts = (base: Texts, draft: Texts): TextField[] =>
  changedTexts(base, draft).filter((field) => textProblem(field, draft[field]) !== undefined);
