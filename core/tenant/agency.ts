import { atom, useAtomValue } from 'jotai';
import { ApiError } from '../api/error';
import type { Caller } from '../api/client';
import type { Agency } from '../contract/site/agency';
import type { PageBootstrap } from './bootstrap';

/** The agency whose site this is; null until it is known, or when the host has none (R002). */
export const agencyAtom = atom<Agency | null>(null);

/** The agency of the page. Throws where there is none: the composition root draws AgencyNotFoundView then. */
export function useAgency(): Agency {
  const agency = useAtomValue(agencyAtom);
  if (!agency) throw new Error('No agency: draw AgencyNotFoundView instead of the pages');
  return agency;
}

/**
 * The agency from the page itself, or from the API host when no server wrote the page (R001, R020). Null means
 * that the host belongs to no agency; other failures reject.
 */
export async function loadAgency(api: Caller, bootstrap: PageBootstrap): Promise<Agency | null> {
  if (bootstrap.found) return bootstrap.agency;
  try {
    const { getAgency } = await import('../contract/site/agency');
    return (await api.call(getAgency)).agency;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** Only `Active` opens login and sign-up; the word's letter case is not trusted (R085, R093). */
export const isActiveAgency = (agency: Pick<Agency, 'status'>): boolean =>
  agency.status.toLowerCase() === 'active';
