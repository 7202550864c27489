import type { Dns } from '@/server/ports/dns';
import type { MailRecord } from '../../contract/delivery';

const NOWHERE = new Set(['ENOTFOUND', 'ENODATA', 'NOTFOUND', 'NODATA']);
/** Most that is told of what stands at a name. */
const MOST_FOUND = 3;

export const record = (
  given: Pick<MailRecord, 'purpose' | 'name' | 'value'> & Partial<MailRecord>,
): MailRecord => ({ type: 'TXT', priority: null, isRequired: true, state: 'unknown', found: [], ...given });

/** A text that only who runs the domain can put there, and which names the agency that may send from it. */
export const ownership = (domain: string, agencyId: string): MailRecord =>
  record({ purpose: 'ownership', name: `_agency-mail.${domain}`, value: `agency-mail=${agencyId}` });

/** What receivers shall do with forgeries: advice, and any policy will do. */
export const dmarc = (domain: string): MailRecord =>
  record({ purpose: 'dmarc', name: `_dmarc.${domain}`, value: 'v=DMARC1; p=none', isRequired: false });

/** The texts at a name; null when nobody could be asked. */
async function textsAt(dns: Dns, name: string): Promise<readonly string[] | null> {
  try {
    return await dns.texts(name);
  } catch (error) {
    return NOWHERE.has(String((error as { code?: unknown }).code)) ? [] : null;
  }
}

const plain = (text: string) => text.replace(/\s+/g, '').replace(/;$/, '');
const isSpf = (text: string) => /^v=spf1(\s|$)/i.test(text.trim());

/** Of an SPF text: who may send, besides the version and the rule for all others. */
const sendersIn = (text: string) =>
  text
    .toLowerCase()
    .split(/\s+/)
    .filter((term) => /^\+?(?:include|a|ip4|ip6):/.test(term));

/** Whether the texts at a record's name say what it has to. */
function says({ purpose, value, isRequired }: MailRecord, texts: readonly string[]): boolean {
  if (purpose === 'dmarc') return texts.some((text) => /^v=DMARC1\s*;/i.test(text.trim()));
  if (purpose !== 'spf') return texts.some((text) => plain(text) === plain(value));
  const found = texts.filter(isSpf);
  // Two of them count as none (RFC 7208 4.5).
  if (!isRequired) return found.length === 1;
  return found.length === 1 && sendersIn(value).every((term) => sendersIn(found[0]!).includes(term));
}

/** Of the texts at a name, those that stand where the record should: others are of others. */
function standing({ purpose }: MailRecord, texts: readonly string[]): readonly string[] {
  return purpose === 'spf' ? texts.filter(isSpf) : texts;
}

/** A policy of the name above holds for names below it (RFC 7489 6.6.3). */
const namesFor = ({ purpose, name }: MailRecord): readonly string[] => {
  if (purpose !== 'dmarc') return [name];
  const labels = name.slice('_dmarc.'.length).split('.');
  return labels.slice(0, -1).map((_, at) => `_dmarc.${labels.slice(at).join('.')}`);
};

/** Looks a text up. What nobody could be asked about is `unknown`. */
export async function lookUp(wanted: MailRecord, dns: Dns): Promise<MailRecord> {
  let found: readonly string[] = [];
  for (const name of namesFor(wanted)) {
    const texts = await textsAt(dns, name);
    if (texts === null) return { ...wanted, state: 'unknown', found: [] };
    if (says(wanted, texts)) return { ...wanted, state: 'found', found: [] };
    if (found.length === 0) found = standing(wanted, texts);
  }
  return {
    ...wanted,
    state: found.length > 0 ? 'other' : 'missing',
    found: found.slice(0, MOST_FOUND).map((text) => text.slice(0, 500)),
  };
}
