import { z } from 'zod/mini';
import { readable } from './readable';

/** What may be absent or null, and is as good as absent where it is of another kind. */
export const maybe = <S extends z.ZodMiniType>(schema: S) =>
  z.catch(z.optional(z.nullable(schema)), undefined);
export const text = maybe(z.string());
export const number = maybe(z.number());
export const flag = maybe(z.boolean());

/** Those of a list that can be read: one that cannot costs only itself, and a list that is none is empty. */
export const listOf = <S extends z.ZodMiniType>(schema: S) =>
  z.pipe(
    z.catch(z.optional(z.nullable(z.array(z.unknown()))), []),
    z.transform((list) => readable(schema, list ?? [])),
  );
