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
    unknown: { label: t`Not checked yet`, tone: 'neutral' },
    found: { label: t`Found`, tone: 'success' },
    missing: { label: t`Not there yet`, tone: 'warning' },
    other: { label: t`Another value`, tone: 'danger' },
  };
  const purpose: Record<MailRecord['purpose'], string> = {
    spf: t`Says who may send for the domain (SPF)`,
    dkim: t`Signs your emails (DKIM)`,
    ownership: t`Proves that the domain is yours`,
    tracking: t`Directs the links in emails`,
    receiving: t`Receives bounced emails`,
    dmarc: t`Tells receivers what to do with forged emails (DMARC)`,
  };
  return {
    domain: (state: DomainState) => domain[state],
    record: (state: MailRecord['state']) => record[state],
    purpose: (of: MailRecord['purpose']) => purpose[of],
  };
}
