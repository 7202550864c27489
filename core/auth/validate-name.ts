import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Letters of any language; an apostrophe or a hyphen stands between letters, a space between words. */
const NAME = /^\p{L}[\p{L}\p{M}]*(?:[ '’-]\p{L}[\p{L}\p{M}]*)*$/u;
const ALLOWED = /^[\p{L}\p{M}\d '’-]*$/u;

/** Leading spaces are never part of a name (R111). */
export const trimName = (text: string): string => text.replace(/^\s+/, '');

/** What is wrong with a name on the sign-up card (R107 to R110, G21), else null. */
export function validateName(text: string): MessageDescriptor | null {
  const name = trimName(text);
  if (!name) return msg`Required`;
  if (/\d/.test(name)) return msg`Only alphabets are allowed`;
  if (!ALLOWED.test(name)) return msg`No special characters allowed`;
  if ([...name.trim()].length < 2) return msg`Name must be minimum of two characters`;
  if (!NAME.test(name)) return msg`Invalid Name`;
  return null;
}
