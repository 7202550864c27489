import { filled, type Refusal } from '@/core/contract/refusal';
import { agencyRefusals } from '@/core/contract/refusals/agency';
import { HttpError, invalid } from '../error';
import type { Dns } from '../ports/dns';

/** A domain whose DNS says something else is given these days: name servers err, and people move sites. */
export const GRACE_DAYS = 3;

/** What has to be said of a domain before an agency's site stands there. */
export interface DomainRecords {
  readonly domain: string;
  /** Where it has to lead. */
  readonly target: string;
  readonly proof: DomainProof;
}

/** A text that only who runs the domain can put there, and which names the agency that may use it. */
export interface DomainProof {
  readonly name: string;
  readonly value: string;
}

export const proofOf = (domain: string, agencyId: string): DomainProof => ({
  name: `_agency-site.${domain}`,
  value: `agency-site=${agencyId}`,
});

const NOWHERE = new Set(['ENOTFOUND', 'ENODATA', 'ESERVFAIL', 'NOTFOUND']);
const plain = (host: string) => host.toLowerCase().replace(/\.$/, '');

/** What name servers say; nothing where there is nothing. Throws HttpError 502 when they could not be asked. */
async function said(answer: Promise<readonly string[]>): Promise<readonly string[]> {
  try {
    return await answer;
  } catch (error) {
    if (NOWHERE.has(String((error as { code?: unknown }).code))) return [];
    throw new HttpError(502, 'UPSTREAM_FAILED', agencyRefusals.domainNotLookedUp);
  }
}

/**
 * What is missing for the agency's site to stand at its domain, with what the DNS says instead; null when nothing is
 * (SEC-36): the text proves whose the domain is, the alias leads here. Throws HttpError 502 when nobody could be asked.
 */
export async function domainProblem(
  { domain, target, proof }: DomainRecords,
  dns: Dns,
): Promise<Refusal | null> {
  const texts = await said(dns.texts(proof.name));
  if (!texts.some((text) => text.trim() === proof.value))
    return texts.length === 0
      ? filled(agencyRefusals.domainUnproven, { name: proof.name })
      : filled(agencyRefusals.domainProvenOtherwise, { name: proof.name, found: texts[0]!.slice(0, 100) });
  const hosts = await said(dns.aliases(domain));
  if (hosts.some((host) => plain(host) === plain(target))) return null;
  return hosts.length === 0
    ? filled(agencyRefusals.domainWithoutRecord, { domain })
    : filled(agencyRefusals.domainElsewhere, { domain, found: plain(hosts[0]!), target });
}

/** Throws HttpError 422 with what is missing. */
export async function requireOwnDomain(records: DomainRecords, dns: Dns): Promise<void> {
  const problem = await domainProblem(records, dns);
  if (problem) throw invalid(problem, 'customDomain');
}
