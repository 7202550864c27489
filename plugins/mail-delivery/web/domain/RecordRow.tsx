import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '@/core/i18n/use-format';
import { Badge, Status } from '@/core/ui/content/Badge';
import { Inline, Stack } from '@/core/ui/content/layout';
import { Heading, Text } from '@/core/ui/content/Text';
import { CopyField } from '@/core/ui/fields/CopyField';
import type { MailRecord } from '../../contract/delivery';
import * as css from './Domain.css';
import { useStateWords } from './use-state-words';

/** One record of the DNS, to be copied part by part (R412), and what is found of it. */
export function RecordRow({ record }: { record: MailRecord }) {
  const { t } = useLingui();
  const format = useFormat();
  const words = useStateWords();
  const { purpose, type, name, value, priority, isRequired, state, found } = record;
  const { label, tone } = words.record(state);
  return (
    <li className={css.record}>
      <Stack gap={8}>
        <Inline justify="between" align="start" gap={8}>
          <Inline gap={8}>
            <Heading level={4} size={16}>
              {words.purpose(purpose)}
            </Heading>
            {!isRequired && <Badge>{t`Recommended`}</Badge>}
          </Inline>
          <Status tone={tone}>{label}</Status>
        </Inline>
        <div className={css.parts}>
          <CopyField label={t`Type`} value={type} />
          <CopyField label={t`Name`} value={name} />
          {priority !== null && <CopyField label={t`Priority`} value={String(priority)} />}
          <div className={priority === null ? css.whole : undefined}>
            <CopyField label={t`Value`} value={value} />
          </div>
        </div>
        {state === 'other' && found.length > 0 && (
          <Text size={14} tone="danger">
            <Trans>There is now: {format.list(found)}</Trans>
          </Text>
        )}
      </Stack>
    </li>
  );
}
