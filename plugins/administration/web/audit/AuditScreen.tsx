import { Trans, useLingui } from '@lingui/react/macro';
import { useFileDownload } from '@/core/account/use-file-download';
import { useApi } from '@/core/api/context';
import { useFormat } from '@/core/i18n/use-format';
import { ListPage } from '@/core/office/ListPage';
import { useList } from '@/core/office/use-list';
import { callOf } from '@/core/query/call';
import { Alert } from '@/core/ui/feedback/Alert';
import { Button } from '@/core/ui/actions/Button';
import { todayLocal } from '@/core/ui/dates/date-range';
import { DateField } from '@/core/ui/dates/DateField';
import { Download, History, X } from '@/core/ui/pictures/icons';
import { Inline, Stack } from '@/core/ui/content/layout';
import { Select } from '@/core/ui/choices/Select';
import { Text } from '@/core/ui/content/Text';
import { toast } from '@/core/ui/feedback/toast';
import { downloadAudit, listAudit } from '../../contract/audit';
import { AuditSearch } from '../addresses';
import { BookingLink } from './BookingLink';
import { AuditChanges } from './AuditChanges';
import { useKnown } from './use-known';
import { useActionNames } from './use-saying';
import { theSystem } from '../../say/actions';
import * as css from './audit.css';
import { dayAt } from '@/core/say/clock';

/** No log reaches further back. */
const FIRST_DAY = '2020-01-01';

/** What narrows the log, in the words of its calls. */
const asked = ({ user, action, about, from, to }: AuditSearch) => ({
  ...{ userId: user, action, subject: about },
  ...{ startDate: from, endDate: to },
});

/** Who did what in the agency, before and after, for the owner (SEC-44). The filters stand in the address. */
export default function AuditScreen() {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const api = useApi();
  const nameOf = useActionNames();
  const { logged } = useKnown();
  const list = useList(AuditSearch, ['user', 'action', 'about', 'from', 'to'], (address, window) =>
    callOf(listAudit, { query: { ...asked(address), ...window } }),
  );
  const { address, change } = list;
  const csv = useFileDownload({
    name: () => `activity-${dayAt(new Date())}.csv`,
    type: 'text/csv',
    load: () => api.call(downloadAudit, { query: asked(address) }),
    onSuccess: () => toast.success(t`The activity log has been downloaded`),
  });
  const about = address.about && (logged(address.about) ?? address.about);
  return (
    <ListPage
      title={t`Activity log`}
      note={<Trans>Who changed what. Nobody can change or delete these entries.</Trans>}
      buttons={
        <Button variant="secondary" icon={Download} loading={csv.pending} onClick={() => void csv.download()}>
          {t`Download CSV`}
        </Button>
      }
      list={list}
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
          cell: (entry) => <AuditChanges before={entry.before} after={entry.after} names={entry.names} />,
        },
      ]}
      keyOf={({ id }) => id}
      empty={{ icon: History, title: t`Nothing has been changed yet` }}
      unmatched={{ title: t`Nothing matches these filters` }}
    >
      {csv.error && (
        <Alert tone="danger" live onDismiss={csv.dismiss}>
          {csv.error}
        </Alert>
      )}
      <div className={css.filters} role="search" aria-label={t`Filter the activity log`}>
        <Select
          label={t`Who`}
          value={address.user ?? 'all'}
          onChange={(user) => change({ user: user === 'all' ? undefined : user })}
          options={[
            { value: 'all', label: t`Everyone` },
            ...(list.query.data?.people ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <Select
          label={t`What`}
          value={address.action ?? 'all'}
          onChange={(action) => change({ action: action === 'all' ? undefined : action })}
          options={[
            { value: 'all', label: t`Everything` },
            ...(list.query.data?.actions ?? []).map((action) => ({ value: action, label: nameOf(action) })),
          ]}
        />
        <DateField
          label={t`Since`}
          value={address.from ?? null}
          onChange={(from) => change({ from })}
          min={FIRST_DAY}
          max={address.to ?? todayLocal()}
        />
        <DateField
          label={t`Until`}
          value={address.to ?? null}
          onChange={(to) => change({ to })}
          min={address.from ?? FIRST_DAY}
          max={todayLocal()}
        />
      </div>
      {list.isNarrowed && (
        <Inline>
          {address.about && (
            <Button variant="secondary" size="small" icon={X} onClick={() => change({ about: undefined })}>
              {t`Only: ${about}`}
            </Button>
          )}
          <Button variant="quiet" size="small" icon={X} onClick={list.clear}>
            {t`Clear all filters`}
          </Button>
        </Inline>
      )}
    </ListPage>
  );
}
