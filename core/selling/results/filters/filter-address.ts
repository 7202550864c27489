import { z } from 'zod/mini';

/** A filter that cannot be read counts as absent: an address is input like any other. */
export const readFilter = <Value>(from: (text: string) => Value | undefined) =>
  z.catch(
    z.optional(
      z
        .pipe(z.pipe(z.union([z.string(), z.number()]), z.transform(String)), z.transform(from))
        .check(z.refine((value: unknown) => value !== undefined)),
    ),
    undefined,
  );

const LONGEST = 600;
const wordsOf = (text: string): string[] => (text.length > LONGEST ? [] : text.split(','));
const noneIsAbsent = <T>(list: readonly T[]): readonly T[] | undefined =>
  list.length > 0 ? list : undefined;

/** Some of a few words, with commas between them; none of them is no filter. */
export const someOf = <Word extends string>(words: readonly Word[]) =>
  readFilter((text) =>
    noneIsAbsent(wordsOf(text).filter((word): word is Word => (words as readonly string[]).includes(word))),
  );

/** One of a few words. */
export const oneOf = <Word extends string>(words: readonly Word[]) =>
  readFilter((text) => words.find((word) => word === text));

/** Codes that come with the results. */
export const codesLike = (pattern: RegExp) =>
  readFilter((text) => noneIsAbsent(wordsOf(text).filter((word) => pattern.test(word))));

/** The same where a list of nothing is a filter too: nothing is selected (G68). */
export const codesOrNone = (pattern: RegExp) =>
  readFilter((text): readonly string[] | undefined =>
    text.length > LONGEST ? undefined : text.split(',').filter((word) => pattern.test(word)),
  );

/** A list as it stands in the address. */
export const writeList = (values: readonly string[]): string => values.join(',');
