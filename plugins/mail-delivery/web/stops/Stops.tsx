import { SectionCard } from '@/core/ui/content/SectionCard';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '@/core/i18n/use-format';
import { ListTable } from '@/core/office/ListTable';
import type { ResponseOf } from '@/core/contract';
import { useApiQuery, useRenew } from '@/core/query/query';
import { Stack } from '@/core/ui/content/layout';
import { Text } from '@/core/ui/content/Text';
import { getMailDelivery } from '../../contract/delivery';
import { listStoppedAddresses } from '../../contract/stops';
import { Allow } from './Allow';
import { useTroubleWords } from './use-trouble-words';

const asList = ({ data: { addresses, totalCount } }: ResponseOf<typeof listStoppedAddresses>) => ({
  data: addresses,
  totalCount,
});

/** Addresses that get no letters, why, and letting them have some again. */
export function Stops() {
  const { t } = useLingui();
  const format = useFormat();
  const words = useTroubleWords();
  const query = useApiQuery(listStoppedAddresses, undefined, { select: asList, staleTime: 0 });
  const refresh = useRenew(listStoppedAddresses, getMailDelivery);
  const shown = query.data?.data.length ?? 0;
  const total = query.data?.totalCount ?? 0;
  return (
    <SectionCard
      gap={16}
      title={<Trans>Addresses that get no emails</Trans>}
      note={
        <Trans>
          Emails to them bounced or were marked as spam. Continuing would harm the reputation of your domain.
        </Trans>
      }
    >
      <ListTable
        caption={t`Addresses that get no emails`}
        list={{ query }}
        keyOf={({ id }) => id}
        columns={[
          {
            id: 'email',
            header: t`Address`,
            width: 'medium',
            cell: ({ email, said }) => (
              <Stack gap={0}>
                <Text as="span" weight={550}>
                  {email}
                </Text>
                {said && (
                  <Text as="span" size={14} tone="secondary">
                    {said}
                  </Text>
                )}
              </Stack>
            ),
          },
          { id: 'why', header: t`Why`, cell: ({ kind }) => words(kind) },
          { id: 'at', header: t`Since`, cell: ({ at }) => format.date(at.slice(0, 10)) },
          {
            id: 'kept',
            header: t`Not sent`,
            align: 'end',
            priority: 'low',
            cell: ({ keptBack }) => format.number(keptBack),
          },
          {
            id: 'allow',
            header: t`Allow`,
            hideHeader: true,
            align: 'end',
            cell: ({ id, email }) => <Allow id={id} email={email} onDone={refresh} />,
          },
        ]}
      />
      {total > shown && (
        <Text size={14} tone="secondary">
          <Trans>
            The latest {format.number(shown)} of {format.number(total)}.
          </Trans>
        </Text>
      )}
    </SectionCard>
  );
}
