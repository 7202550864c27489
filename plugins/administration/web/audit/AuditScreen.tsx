import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useFileDownload } from '@/core/account/use-file-download';
import { useApi } from '@/core/api/context';
import { useFormat } from '@/core/i18n/use-format';
import { wordsOf } from '@/core/i18n/words-of';
import { linkTo } from '@/core/address/link';
import { useApiQuery } from '@/core/query/query';
import { usePageTitle } from '@/core/tenant/use-page-title';
import { Alert } from '@/core/ui/feedback/Alert';
import { Button } from '@/core/ui/actions/Button';
import { todayLocal } from '@/core/ui/dates/date-range';
import { DateField } from '@/core/ui/dates/DateField';
import { EmptyState } from '@/core/ui/feedback/EmptyState';
import { Download, History, X } from '@/core/ui/pictures/icons';
import { Container, Inline, Stack } from '@/core/ui/content/layout';
import { Select } from '@/core/ui/choices/Select';
import { Table } from '@/core/ui/tables/Table';
import { TablePager } from '@/core/ui/tables/TablePager';
import { Heading, Text } from '@/core/ui/content/Text';
import { toast } from '@/core/ui/feedback/toast';
import { downloadAudit, listAudit } from '../../contract/audit';
import type { AuditSearch } from '../addresses';
import { BookingLink } from './BookingLink';
import { AuditChanges } from './AuditChanges';
import { useKnown } from './use-known';
import { useActionNames } from './use-saying';
import { theSystem } from '../../say/actions';
import * as frame from '../page.css';
import * as css from './audit.css';
import { dayAt } from '@/core/say/clock';

const PAGE = 20;
/** No log reaches further back. */
const FIRST_DAY = '2020-01-01';

/** Who did what in the agency, before and after, for the owner (SEC-44). The filters stand in the address. */
export default function AuditScreen() {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const api = useApi();
  const nameOf = useActionNames();
  const { logged } = useKnown();
  usePageTitle(t`Activity log`);
  const navigate = useNavigate();
  const { page = 1, ...filter } = useSearch({ strict: false }) as AuditSearch;
  const asked = {
    ...(filter.user ? { userId: filter.user } : {}),
    ...(filter.action ? { action: filter.action } : {}),
    ...(filter.about ? { subject: filter.about } : {}),
    ...(filter.from ? { startDate: filter.from } : {}),
    ...(filter.to ? { endDate: filter.to } : {}),
  };
  const query = useApiQuery(
    listAudit,
    { query: { ...asked, from: (page - 1) * PAGE, size: PAGE } },
    { placeholderData: keepPreviousData },
  );
  const go = (search: AuditSearch) =>
    void navigate({ ...linkTo('/settings/audit'), search, replace: true } as never);
  const change = (part: Partial<AuditSearch>) => {
    const next = Object.entries({ ...filter, ...part }).filter(
      ([, value]) => value !== '' && value !== undefined,
    );
    go(Object.fromEntries(next) as AuditSearch);
  };
  const csv = useFileDownload({
    name: () => `activity-${dayAt(new Date())}.csv`,
    type: 'text/csv',
    load: () => api.call(downloadAudit, { query: asked }),
    onSuccess: () => toast.success(t`The activity log has been downloaded`),
  });
  const about = filter.about && (logged(filter.about) ?? filter.about);
  const isNarrowed = Object.keys(asked).length > 0;
  const total = query.data?.totalCount ?? 0;
  return (
    <div className={frame.page}>
      <Container width="page">
        <Stack gap={24}>
          <Inline justify="between" align="end">
            <Stack gap={4}>
              <Heading level={1} size={32}>
                <Trans>Activity log</Trans>
              </Heading>
              <Text size={14} tone="secondary">
                <Trans>Who changed what. Nobody can change or delete these entries.</Trans>
              </Text>
            </Stack>
            <Button
              variant="secondary"
              icon={Download}
              loading={csv.pending}
              onClick={() => void csv.download()}
            >
              {t`Download CSV`}
            </Button>
          </Inline>
          {csv.error && (
            <Alert tone="danger" live onDismiss={csv.dismiss}>
              {csv.error}
            </Alert>
          )}
          <div className={css.filters} role="search" aria-label={t`Filter the activity log`}>
            <Select
              label={t`Who`}
              value={filter.user ?? 'all'}
              onChange={(user) => change({ user: user === 'all' ? '' : user })}
              options={[
                { value: 'all', label: t`Everyone` },
                ...(query.data?.people ?? []).map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
            <Select
              label={t`What`}
              value={filter.action ?? 'all'}
              onChange={(action) => change({ action: action === 'all' ? '' : action })}
              options={[
                { value: 'all', label: t`Everything` },
                ...(query.data?.actions ?? []).map((action) => ({ value: action, label: nameOf(action) })),
              ]}
            />
            <DateField
              label={t`Since`}
              value={filter.from ?? null}
              onChange={(from) => change({ from })}
              min={FIRST_DAY}
              max={filter.to ?? todayLocal()}
            />
            <DateField
              label={t`Until`}
              value={filter.to ?? null}
              onChange={(to) => change({ to })}
              min={filter.from ?? FIRST_DAY}
              max={todayLocal()}
            />
          </div>
          {isNarrowed && (
            <Inline>
              {filter.about && (
                <Button variant="secondary" size="small" icon={X} onClick={() => change({ about: '' })}>
                  {t`Only: ${about}`}
                </Button>
              )}
              <Button variant="quiet" size="small" icon={X} onClick={() => go({})}>
                {t`Clear all filters`}
              </Button>
            </Inline>
          )}
          <Table
            caption={t`Activity log`}
            columns={[
              { id: 'at', header: t`When`, cell: ({ at }) => format.moment(at), width: 'medium' },
              { id: 'by', header: t`Who`, cell: ({ by }) => by?.name ?? theSystem(i18n) },
              {
                id: 'action',
                header: t`What`,
                width: 'medium',
                cell: ({ action, subject, subjectName, booking, by }) => (
                  <Stack gap={0}>
                    <span>{nameOf(action)}</span>
                    {!subjectName && logged(subject) && (
                      <Text as="span" size={14} tone="secondary">
                        {logged(subject)}
                      </Text>
                    )}
                    {subjectName && subjectName !== by?.name && (
                      <Text as="span" size={14} tone="secondary">
                        {subjectName}
                      </Text>
                    )}
                    {booking && <BookingLink {...booking} />}
                  </Stack>
                ),
              },
              {
                id: 'changes',
                header: t`From → to`,
                width: 'wide',
                cell: (entry) => (
                  <AuditChanges before={entry.before} after={entry.after} names={entry.names} />
                ),
              },
            ]}
            rows={query.data?.data ?? []}
            rowKey={({ id }) => id}
            loading={query.isFetching}
            {...(query.isError ? { error: wordsOf(query.error) } : {})}
            onRetry={() => void query.refetch()}
            empty={
              <EmptyState
                icon={History}
                title={isNarrowed ? t`Nothing matches these filters` : t`Nothing has been changed yet`}
                level={2}
              />
            }
          />
          {total > PAGE && (
            <TablePager
              page={page}
              pageSize={PAGE}
              total={total}
              onPageChange={(next) => go(next === 1 ? filter : { ...filter, page: next })}
            />
          )}
        </Stack>
      </Container>
    </div>
  );
}
