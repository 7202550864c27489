import type { Tx } from '@/server/db/types';
import { brandKey, type FareBrand, type FareFamily } from '../../contract';

/** The agency's names of fares, by airline and name; those for any airline first. */
export async function brandsOf(tx: Tx, agencyId: string): Promise<FareBrand[]> {
  const rows = await tx
    .selectFrom('flight_fare_brand')
    .selectAll()
    .where('agency_id', '=', agencyId)
    .orderBy('carrier')
    .orderBy('name')
    .execute();
  return rows.map(({ carrier, name, own_name }) => ({ carrier: carrier || null, name, ownName: own_name }));
}

export async function replaceBrands(tx: Tx, agencyId: string, brands: readonly FareBrand[]): Promise<void> {
  await tx.deleteFrom('flight_fare_brand').where('agency_id', '=', agencyId).execute();
  if (brands.length === 0) return;
  await tx
    .insertInto('flight_fare_brand')
    .values(
      brands.map(({ carrier, name, ownName }) => ({
        agency_id: agencyId,
        carrier: carrier ?? '',
        name,
        own_name: ownName,
      })),
    )
    .execute();
}

/**
 * Names fares as the agency does, with the airline's own name behind it, which is the one on the ticket. What is said of
 * one airline goes before what is said of all.
 */
export function brandNamer(brands: readonly FareBrand[]): (family: FareFamily) => FareFamily {
  const own = new Map(brands.map((brand) => [brandKey(brand), brand.ownName]));
  return (family) => {
    const { carrier, name } = family;
    const ownName = own.get(brandKey({ carrier, name })) ?? own.get(brandKey({ carrier: null, name }));
    return ownName === undefined ? family : { ...family, name: `${ownName} (${name})` };
  };
}
