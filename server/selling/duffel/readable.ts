import { z } from 'zod/mini';

/** What an answer may leave out, or have as null. */
export const maybe = <S extends z.ZodMiniType>(schema: S) => z.optional(z.nullable(schema));
export const text = maybe(z.string());

/** Those of a list that can be read: one that cannot costs only itself. */
export const readable = <S extends z.ZodMiniType>(schema: S, list: readonly unknown[]): z.output<S>[] =>
  list.flatMap((each) => {
    const read = z.safeParse(schema, each);
    return read.success ? [read.data] : [];
  });
