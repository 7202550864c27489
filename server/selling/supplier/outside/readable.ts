import { z } from 'zod/mini';

/** What an answer may leave out, or have as null. */
export const maybe = <S extends z.ZodMiniType>(schema: S) => z.optional(z.nullable(schema));
export const text = maybe(z.string());

/** What nothing depends on: whatever else it is, it is as if it were not there. */
export const aside = <S extends z.ZodMiniType>(schema: S) => z.catch(maybe(schema), null);

/** Those of a list that can be read, and of the others how many there are and where the first goes wrong. */
export function readEach<S extends z.ZodMiniType>(
  schema: S,
  list: readonly unknown[],
): { read: z.output<S>[]; unread: { count: number; at: string | null } } {
  const read: z.output<S>[] = [];
  const unread = { count: 0, at: null as string | null };
  for (const each of list) {
    const result = z.safeParse(schema, each);
    if (result.success) read.push(result.data);
    else {
      unread.count += 1;
      unread.at ??= result.error.issues[0]?.path.join('.') ?? '';
    }
  }
  return { read, unread };
}

/** Those of a list that can be read: one that cannot costs only itself. */
export const readable = <S extends z.ZodMiniType>(schema: S, list: readonly unknown[]): z.output<S>[] =>
  readEach(schema, list).read;
