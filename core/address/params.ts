import type { SearchSchemaInput } from '@tanstack/react-router';

/** Reads one search param: the value that the page works with, whatever stood in the address. */
type Param<T> = (value: unknown) => T;
type Values<S> = { [Name in keyof S]: S[Name] extends Param<infer T> ? T : never };

/** One of a few words; anything else counts as the fallback. */
export function oneOf<const T extends string>(words: readonly T[]): Param<T | undefined>;
export function oneOf<const T extends string>(words: readonly T[], fallback: T): Param<T>;
export function oneOf(words: readonly string[], fallback?: string): Param<string | undefined> {
  return (value) => (words.includes(value as string) ? (value as string) : fallback);
}

/** A text of at most this many characters; digits alone are read as text again. */
export const text =
  (max = 200): Param<string | undefined> =>
  (value) => {
    const given = typeof value === 'number' ? String(value) : value;
    return typeof given === 'string' && given.length <= max ? given : undefined;
  };

/** A whole number from 1. */
export const count =
  (fallback: number): Param<number> =>
  (value) =>
    Number.isInteger(value) && (value as number) >= 1 ? (value as number) : fallback;

/**
 * The search params of the core's own pages, read without a schema library: these pages' addresses are known from
 * the first view on. Plugins, whose routes come later, use `searchSchema`.
 */
export const params =
  <const S extends Record<string, Param<unknown>>>(shape: S) =>
  (input: Partial<Values<S>> & SearchSchemaInput): Values<S> =>
    Object.fromEntries(
      Object.entries(shape).map(([name, read]) => [name, read((input as Record<string, unknown>)[name])]),
    ) as Values<S>;
