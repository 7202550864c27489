import type { Db } from '../db/types';
import { idIn } from '../files/path';
import { databaseFiles } from '../files/store';
import type {} from '../files/tables';
import type { AgencyRecord } from '../tenancy/types';

/** The agency's logo where it is an uploaded PNG or JPEG: nothing is fetched to draw a page. */
export async function logoOf(agency: AgencyRecord, db: Db): Promise<Uint8Array | null> {
  const id = idIn(agency.public.logo);
  if (!id) return null;
  const file = await db.withTenant(agency.id, (tx) => databaseFiles.find(tx, { agencyId: agency.id, id }));
  return file && /^image\/(png|jpeg)$/.test(file.type) ? file.bytes : null;
}
