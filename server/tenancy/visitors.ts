import type { SessionUser } from '../auth/types';
import { HttpError } from '../http/error';
import type { AgencyRecord } from './types';

/** Visitors search where the agency lets them (G33). Throws HttpError 401. */
export function admitSearch(agency: AgencyRecord, user: SessionUser | null): void {
  if (!user && !agency.public.visitorsMaySearch)
    throw new HttpError(401, 'UNAUTHENTICATED', 'Please log in to search');
}
