import { useLingui } from '@lingui/react/macro';
import { Stack } from '@/core/ui/content/layout';
import { Heading } from '@/core/ui/content/Text';
import { CopyField } from '@/core/ui/fields/CopyField';
import * as css from './access.css';

interface DnsRecordProps {
  /** What it is for. */
  title: string;
  type: 'TXT' | 'CNAME';
  name: string;
  /** What its provider calls the value. */
  what: string;
  value: string;
}

/** One record of the DNS, to be copied part by part. */
export function DnsRecord({ title, type, name, what, value }: DnsRecordProps) {
  const { t } = useLingui();
  return (
    <Stack gap={8}>
      <Heading level={3} size={16}>
        {title}
      </Heading>
      <div className={css.records}>
        <CopyField label={t`Type`} value={type} />
        <CopyField label={t`Name`} value={name} />
        <CopyField label={what} value={value} />
      </div>
    </Stack>
  );
}
