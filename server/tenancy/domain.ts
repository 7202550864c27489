import { filled } from '@/core/contract/refusal';
import { agencyRefusals } from '@/core/contract/refusals/agency';
import { HttpError, invalid } from '../error';

/** Where a host points to by name; rejects with a code when it points nowhere. */
export type LookUp = (host: string) => Promise<readonly string[]>;

const NOWHERE = new Set(['ENOTFOUND', 'ENODATA', 'ESERVFAIL', 'NOTFOUND']);
const plain = (host: string) => host.toLowerCase().replace(/\.$/, '');

/** Throws HttpError 422 while the DNS of a domain does not point to the agency's site, with what it says instead. */
export async function requirePointing(domain: string, target: string, lookUp: LookUp): Promise<void> {
  const found = await lookUp(domain).catch((error: unknown) => {
    if (NOWHERE.has(String((error as { code?: unknown }).code))) return [];
    throw new HttpError(502, 'UPSTREAM_FAILED', agencyRefusals.domainNotLookedUp);
  });
  if (found.some((host) => plain(host) === plain(target))) return;
  throw invalid(
    found.length === 0
      ? filled(agencyRefusals.domainWithoutRecord, { domain })
      : filled(agencyRefusals.domainElsewhere, { domain, found: plain(found[0]!), target }),
    'customDomain',
  );
}
