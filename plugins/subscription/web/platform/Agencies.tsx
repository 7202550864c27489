import { Trans, useLingui } from '@lingui/react/macro';
import { ListTable } from '@/core/office/ListTable';
import { useList } from '@/core/office/use-list';
import { callOf } from '@/core/query/call';
import { ToggleChip } from '@/core/ui/choices/Chip';
import { Inline, Stack } from '@/core/ui/content/layout';
import { LiveSearchField } from '@/core/ui/fields/LiveSearchField';
import { Building2 } from '@/core/ui/pictures/icons';
import { listSubscriptions } from '../../contract/platform';
import { SUBSCRIPTION_STATUSES } from '../../contract/subscription';
import { PlatformSearch } from '../addresses';
import { useStateWords } from '../state/use-state-words';
import { useAgencyColumns } from './use-agency-columns';
import * as css from './Platform.css';

/** All agencies with their subscription: what is due first, narrowed by status and name. */
export function Agencies() {
  const { t } = useLingui();
  const words = useStateWords();
  const list = useList(PlatformSearch, ['status', 'find'], ({ status, find }, window) =>
    callOf(listSubscriptions, { query: { status, find, ...window } }),
  );
  const {
    query: { data },
    address: { status, find },
    change,
  } = list;
  const counts = data?.counts ?? {};
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <Stack gap={20}>
      <div className={css.tools} role="search" aria-label={t`Filter the agencies`}>
        <div className={css.find}>
          <LiveSearchField
            label={t`Find an agency`}
            placeholder={t`Name or subdomain`}
            maxLength={60}
            value={find ?? ''}
            onFind={(typed) => change({ find: typed || undefined })}
          />
        </div>
        <Inline gap={8}>
          <ToggleChip pressed={!status} onPressedChange={() => change({ status: undefined })}>
            {t`All`} · {all}
          </ToggleChip>
          {SUBSCRIPTION_STATUSES.filter((one) => counts[one] || one === status).map((one) => (
            <ToggleChip
              key={one}
              pressed={status === one}
              onPressedChange={(on) => change({ status: on ? one : undefined })}
            >
              {words.label(one)} · {counts[one] ?? 0}
            </ToggleChip>
          ))}
        </Inline>
      </div>
      <ListTable
        caption={t`Agencies and their subscriptions`}
        list={list}
        columns={useAgencyColumns()}
        keyOf={({ agencyId }) => agencyId}
        empty={{
          icon: Building2,
          title: t`There is no agency yet`,
          children: <Trans>Agencies that sign up on the pricing page appear here.</Trans>,
        }}
        unmatched={{ title: t`No agency matches`, clear: t`Clear all filters` }}
      />
    </Stack>
  );
}
