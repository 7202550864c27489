import type { SearchSchemaInput } from '@tanstack/react-router';
import { safeParse, type z } from 'zod/mini';

/**
 * A validator of search params that never blanks a page: names whose value does not fit are dropped, the rest
 * is kept. The schema's fields must be optional or have a default.
 */
export function searchSchema<S extends z.ZodMiniObject>(
  schema: S,
): (input: z.input<S> & SearchSchemaInput) => z.output<S> {
  return (input) => {
    const whole = safeParse(schema, input);
    if (whole.success) return whole.data as z.output<S>;
    const bad = new Set(whole.error.issues.map((issue) => issue.path[0]));
    const usable = Object.fromEntries(Object.entries(input).filter(([name]) => !bad.has(name)));
    // Named as undefined, because the router lays this over the parent's params, which have them still.
    const dropped = Object.fromEntries([...bad].map((name) => [name, undefined]));
    return { ...dropped, ...(schema.parse(usable) as z.output<S>) };
  };
}
