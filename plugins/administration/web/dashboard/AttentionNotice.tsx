import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { linkTo } from '@/core/address/link';
import { useApiQuery } from '@/core/query/query';
import { ButtonLink } from '@/core/ui/actions/ButtonLink';
import { AlertTriangle } from '@/core/ui/pictures/icons';
import { listAttention } from '../../contract/attention';

/** How much waits for a person, and the way there; nothing while nothing does. */
export function AttentionNotice() {
  const { t } = useLingui();
  const query = useApiQuery(listAttention, { query: { show: 'open', from: 0, size: 1 } }, { staleTime: 0 });
  const total = query.data?.totalCount ?? 0;
  if (total === 0) return null;
  return (
    <ButtonLink {...linkTo('/attention')} variant="secondary" icon={AlertTriangle}>
      {t`${plural(total, { one: '# needs attention', other: '# need attention' })}`}
    </ButtonLink>
  );
}
