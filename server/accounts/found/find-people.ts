import { type RawBuilder, sql } from 'kysely';
import type { Migration } from '../../db/types';

// What people are found by. It is the database that folds, on writing and on looking, so that both sides are always alike,
// whoever writes; with what PostgreSQL and the embedded database have in them, and in every locale.

/** Capitals of scripts that `lower` leaves alone in the locale "C", letters with a stroke, and the Greek s at the end of words. */
const FOLDED = [
  'АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЄІҐЂЈЉЊЋЏЅΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩςØŁĐÐĦøłđðħı',
  'абвгдежзиклмнопрстуфхцчшщъыьэюяєіґђјљњћџѕαβγδεζηθικλμνξοπρστυφχψωσolddholddhi',
] as const;

/** The key of a text: small letters without marks, apostrophes and dots; everything else that is no letter, digit or @ parts words. */
const keySql = String.raw`
  create function person_key(text) returns text language sql immutable strict parallel safe as $$
    select trim(regexp_replace(
      replace(replace(replace(replace(
        translate(
          lower(translate(
            regexp_replace(normalize(translate($1, '´${'`'}', ''), nfkd), '[\u0300-\u036f\u00ad\u200b-\u200f\u2060\ufeff]', '', 'g'),
            '''‘’‛ʹʻʼʽ′.·‧', '')),
          '${FOLDED[0]}', '${FOLDED[1]}'),
        'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
      '[\u0001-\u002f\u003a-\u003f\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u2212\u3000-\u303f]+', ' ', 'g'))
  $$;`;

/** Where staff looks people up: by `search_key`, of names and address, and by the digits of their phone numbers without zeros before. */
export const peopleKeyMigration: Migration = {
  id: '069-people-key',
  sql: `${keySql}
  alter table app_user
    add column search_key text not null
      generated always as (person_key(first_name || ' ' || last_name || ' ' || email)) stored,
    add column phone_key text not null
      generated always as (ltrim(regexp_replace(replace(coalesce(phone, ''), '(0)', ''), '[^0-9]', '', 'g'), '0')) stored;
  `,
};

/** Digits enough that somebody means a phone number. */
const LEAST_DIGITS = 4;

/** The digits of what may be a phone number, without zeros before; null for what is none. */
function digitsOf(typed: string): string | null {
  if (!/^[\d\s+().\-/]+$/.test(typed)) return null;
  const digits = typed.replace('(0)', '').replace(/\D/g, '');
  return digits.length >= LEAST_DIGITS ? digits.replace(/^0+/, '') || null : null;
}

/**
 * Whether somebody of `app_user` is who was meant: every word that was typed stands in the name or the address, in whatever order,
 * case and accents, or the phone number is theirs, with the country's code or without it. Nobody, where no word was typed.
 */
export function isMeant(typed: string): RawBuilder<boolean> {
  const digits = digitsOf(typed);
  const byWords = sql<boolean>`(person_key(${typed}) <> '' and app_user.search_key like all (array(
    select '%' || word || '%' from unnest(string_to_array(person_key(${typed}), ' ')) as word)))`;
  return digits === null
    ? byWords
    : sql<boolean>`(${byWords} or position(${digits} in app_user.phone_key) > 0
        or (length(app_user.phone_key) >= 7 and right(${digits}, length(app_user.phone_key)) = app_user.phone_key))`;
}
