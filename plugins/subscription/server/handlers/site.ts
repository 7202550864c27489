import type { Services } from '@/server/ports/services';

/** Where an agency's site is reached, as the running server knows its own address. Not to be asked inside a transaction. */
export async function siteOf(
  { agencyById }: Pick<Services, 'agencyById'>,
  agencyId: string,
): Promise<{ domain: string; origin: string }> {
  const agency = await agencyById(agencyId);
  if (!agency) throw new Error(`There is no agency ${agencyId}`);
  const { host: domain, origin } = new URL(agency.origin);
  return { domain, origin };
}
