import { HttpError, invalid } from '../error';

/** Where a host points to by name; rejects with a code when it points nowhere. */
export type LookUp = (host: string) => Promise<readonly string[]>;

const NOWHERE = new Set(['ENOTFOUND', 'ENODATA', 'ESERVFAIL', 'NOTFOUND']);
const plain = (host: string) => host.toLowerCase().replace(/\.$/, '');

/** Throws HttpError 422 while the DNS of a domain does not point to the agency's site, with what it says instead. */
export async function requirePointing(domain: string, target: string, lookUp: LookUp): Promise<void> {
  const found = await lookUp(domain).catch((error: unknown) => {
    if (NOWHERE.has(String((error as { code?: unknown }).code))) return [];
    throw new HttpError(
      502,
      'UPSTREAM_FAILED',
      'The domain could not be looked up. Please try again in a moment.',
    );
  });
  if (found.some((host) => plain(host) === plain(target))) return;
  throw invalid(
    found.length === 0
      ? `There is no CNAME record for ${domain} yet. A new record can take up to a day to be seen.`
      : `${domain} points to ${plain(found[0]!)}, not to ${target}.`,
    'customDomain',
  );
}
