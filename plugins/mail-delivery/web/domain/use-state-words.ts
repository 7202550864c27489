import { useLingui } from '@lingui/react/macro';
import type { DomainState, MailRecord } from '../../contract/delivery';

type Tone = 'success' | 'warning' | 'danger' | 'neutral' | 'progress';

/** How it stands with a domain and its records, in words (M542–M547). */
export function useStateWords() {
  const { t } = useLingui();
  const domain: Record<DomainState, { label: string; tone: Tone }> = {
    added: { label: t`Added`, tone: 'progress' },
    verifying: { label: t`DNS verification in progress (24-48 hours)`, tone: 'progress' },
    verified: { label: t`Verified`, tone: 'success' },
    broken: { label: t`Not working`, tone: 'danger' },
    deleted: { label: t`Deleted`, tone: 'neutral' },
  };
  const record: Record<MailRecord['state'], { label: string; tone: Tone }> = {
    unknown: { label: t`Not looked up yet`, tone: 'neutral' },
    found: { label: t`Found`, tone: 'success' },
    missing: { label: t`Not there yet`, tone: 'warning' },
    other: { label: t`Another value`, tone: 'danger' },
  };
  const purpose: Record<MailRecord['purpose'], string> = {
    spf: t`Says who may send for the domain (SPF)`,
    dkim: t`Signs your letters (DKIM)`,
    ownership: t`Proves that the domain is yours`,
    tracking: t`Leads links of letters back`,
    receiving: t`Takes what comes back`,
    dmarc: t`Tells receivers what to do with forgeries (DMARC)`,
  };
  return {
    domain: (state: DomainState) => domain[state],
    record: (state: MailRecord['state']) => record[state],
    purpose: (of: MailRecord['purpose']) => purpose[of],
  };
}
