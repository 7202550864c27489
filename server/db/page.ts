import type { SelectQueryBuilder } from 'kysely';

/** How many rows a query finds, which selects nothing yet. */
export async function counted<Tables, Of extends keyof Tables>(
  found: SelectQueryBuilder<Tables, Of, object>,
): Promise<number> {
  const { total } = (await found
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()) as { total: number };
  return Number(total);
}
