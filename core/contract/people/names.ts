import type { Refusal } from '../refusal';
import { fieldRefusals } from '../refusals/fields';
import { plainText } from '../text';

/**
 * A name with the signs of a typewriter, whatever a keyboard, a phone or a word processor made of them: one apostrophe, one
 * hyphen, one middle dot.
 */
export const plainName = (text: string): string =>
  plainText(text)
    .replace(/[‘’‛ʹʻʼʽ′`´＇]/g, "'")
    .replace(/[\p{Pd}−]/gu, '-')
    .replace(/[•‧∙⋅・･]/g, '·');

/** Leading spaces are never part of a name (R111). */
export const trimName = (text: string): string => text.replace(/^\s+/, '');

/** The same with single spaces and none around it, as names are kept. */
export const tidyName = (text: string): string => plainName(text).trim().replace(/\s+/g, ' ');

const LETTERS = String.raw`\p{L}[\p{L}\p{M}\u200C\u200D]*`;
/** Apostrophes, hyphens and dots between letters, and some before or behind them: O'Neil, Gal·la, J.-P., 't Hooft, St. */
const PART = String.raw`'?${LETTERS}(?:(?:\.['-]?|['·-])${LETTERS})*[.']?`;
/** Who of a family: 2nd, 3º. */
const ORDINAL = String.raw`\d{1,2}(?:st|nd|rd|th|[.ºª])`;

/** Characters of a whole name, as an account is opened with it. */
export const NAME_MOST = 120;

/** The one rule for names of people (R109): letters of any language with their marks, apostrophes, hyphens, dots, single spaces. */
export const NAME = new RegExp(`^${PART}(?: ${PART})*$`, 'u');
const NAME_ALLOWED = /^[\p{L}\p{M}\u200C\u200D\d '.·-]*$/u;
const NUMBERED_NAME = new RegExp(`^(?:${PART}|${ORDINAL})(?:,? (?:${PART}|${ORDINAL}))*$`, 'iu');

/** Whether it is a name or a part of one, which may be a single letter. */
export const isName = (text: string): boolean => NAME.test(plainName(text));

/** What is wrong with a whole name, as on the sign-up card (R107 to R110, G21), else null. */
export function nameProblem(text: string): Refusal | null {
  const name = trimName(plainName(text));
  if (!name) return fieldRefusals.required;
  if (/\d/.test(name)) return fieldRefusals.nameDigits;
  if (!NAME_ALLOWED.test(name)) return fieldRefusals.nameSigns;
  if ([...name.trim()].length < 2) return fieldRefusals.nameShort;
  return NAME.test(name) ? null : fieldRefusals.name;
}

/** The same of somebody as others know them: "Ana Prado, Jr." and "John Doe 2nd" as well. */
export function realNameProblem(text: string): Refusal | null {
  const problem = nameProblem(text);
  return problem && NUMBERED_NAME.test(plainName(text).trim()) && /\p{L}.*\p{L}/u.test(text) ? null : problem;
}
