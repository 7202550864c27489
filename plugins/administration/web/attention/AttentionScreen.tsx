import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useUser } from '@/core/session/session';
import { linkTo } from '@/core/address/link';
import { useAddress } from '@/core/address/use-address';
import { OfficePage } from '@/core/office/OfficePage';
import { SegmentedControl } from '@/core/ui/choices/SegmentedControl';
import { Stack } from '@/core/ui/content/layout';
import { Text } from '@/core/ui/content/Text';
import { Failed } from '@/core/query/Failed';
import { EmptyState } from '@/core/ui/feedback/EmptyState';
import { CheckCircle2 } from '@/core/ui/pictures/icons';
import { Skeleton } from '@/core/ui/feedback/Skeleton';
import { Card } from '@/core/ui/content/Card';
import { TablePager } from '@/core/ui/tables/TablePager';
import { AttentionSearch } from '../addresses';
import { PointCard } from './PointCard';
import * as css from './attention.css';
import { PAGE, useAttention } from './use-attention';

/** What waits for a person, with what is known of each and what can be done about it; a restricted agent's own (R171). */
export default function AttentionScreen() {
  const { t } = useLingui();
  const user = useUser();
  const navigate = useNavigate();
  const { show = 'open', page = 1 } = useAddress(AttentionSearch);
  const query = useAttention(show, page);
  const points = query.data?.data ?? [];
  const total = query.data?.totalCount ?? 0;
  const go = (search: AttentionSearch) => void navigate({ ...linkTo('/attention'), search } as never);
  return (
    <OfficePage
      title={t`Needs attention`}
      note={
        user?.isRestrictedAgent ? (
          <Trans>
            What only a person can resolve about your bookings. What resolves itself leaves automatically.
          </Trans>
        ) : (
          <Trans>What only a person can resolve. What resolves itself leaves the list automatically.</Trans>
        )
      }
      buttons={
        <SegmentedControl
          label={t`Which items`}
          value={show}
          onChange={(next: 'open' | 'done') => go(next === 'open' ? {} : { show: next })}
          options={[
            { value: 'open', label: t`Open` },
            { value: 'done', label: t`Closed` },
          ]}
        />
      }
    >
      <Failed of={query} title={t`The list could not be loaded`} />
      <Text size={14} tone="secondary" role="status">
        {query.isPending || query.isError || total === 0
          ? ''
          : show === 'open'
            ? t`${plural(total, { one: '# open item', other: '# open items' })}`
            : t`${plural(total, { one: '# item', other: '# items' })}`}
      </Text>
      {query.isPending && (
        <Stack gap={16}>
          {[1, 2, 3].map((each) => (
            <Card key={each}>
              <Stack gap={12}>
                <Skeleton width="1/2" height={24} />
                <Skeleton width="full" height={56} />
              </Stack>
            </Card>
          ))}
        </Stack>
      )}
      {query.isSuccess && points.length === 0 && (
        <EmptyState
          icon={CheckCircle2}
          title={show === 'open' ? t`Nothing needs attention` : t`Nothing is closed yet`}
          level={2}
        >
          {show === 'open' ? (
            <Trans>Bookings in doubt, refused refunds and emails that do not arrive appear here.</Trans>
          ) : (
            <Trans>What was resolved, or has resolved itself, stays here.</Trans>
          )}
        </EmptyState>
      )}
      {points.length > 0 && (
        <ul className={css.points} aria-label={t`Needs attention`}>
          {points.map((point) => (
            <li key={point.id}>
              <PointCard point={point} />
            </li>
          ))}
        </ul>
      )}
      {total > PAGE && (
        <TablePager
          page={page}
          pageSize={PAGE}
          total={total}
          onPageChange={(next) =>
            go({ ...(show === 'open' ? {} : { show }), ...(next === 1 ? {} : { page: next }) })
          }
        />
      )}
    </OfficePage>
  );
}
