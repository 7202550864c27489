import { SectionCard } from '@/core/ui/content/SectionCard';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '@/core/i18n/use-format';
import { Failed } from '@/core/query/Failed';
import { useApiMutation, useApiQuery } from '@/core/query/query';
import { Button } from '@/core/ui/actions/Button';
import { Inline, Stack } from '@/core/ui/content/layout';
import { Text } from '@/core/ui/content/Text';
import { toast } from '@/core/ui/feedback/toast';
import { RotateCcw } from '@/core/ui/pictures/icons';
import { listRefusedReturns, type RefusedReturn, retryReturn } from '../../contract/refunds';
import { useRefreshRefunds, WATCH_MS } from './use-refresh-refunds';

/** Payments that have to go back and that were refused, each with another try; nothing where there are none. */
export function RefusedReturns() {
  const query = useApiQuery(
    listRefusedReturns,
    {},
    {
      refetchInterval: ({ state }) =>
        state.data?.data.some(({ status }) => status === 'asking') ? WATCH_MS : false,
    },
  );
  const rows = query.data?.data ?? [];
  if (rows.length === 0) return null;
  return (
    <SectionCard
      gap={16}
      title={<Trans>Not refunded yet</Trans>}
      note={
        <Trans>
          These payments have to be refunded, and the payment provider refused. Try again, or refund them
          yourself and resolve them under “Needs attention”.
        </Trans>
      }
    >
      {rows.map((row) => (
        <Row key={row.id} row={row} />
      ))}
    </SectionCard>
  );
}

function Row({ row }: { row: RefusedReturn }) {
  const { t } = useLingui();
  const format = useFormat();
  const refresh = useRefreshRefunds();
  const sum = format.money(row.amount, { own: true });
  const retry = useApiMutation(retryReturn, {
    onSuccess: async ({ data: { status } }) => {
      await refresh();
      if (status === 'returned') toast.success(t`${sum} has been refunded`);
      else if (status === 'asking')
        toast.info(t`The bank has not confirmed the refund yet. It continues automatically.`);
      else toast.error(t`The payment provider refuses the refund`);
    },
  });
  const isAsking = row.status === 'asking';
  return (
    <Stack gap={8}>
      <Inline justify="between" gap={12}>
        <Stack gap={0}>
          <Text as="span" weight={550} numeric>
            {sum}
          </Text>
          <Text as="span" size={14} tone="secondary">
            {t`${row.reference}, since ${format.date(row.since)}`}
          </Text>
          {row.said && (
            <Text as="span" size={14} tone="danger">
              {row.said}
            </Text>
          )}
        </Stack>
        <Button
          variant="secondary"
          size="small"
          icon={RotateCcw}
          loading={retry.isPending}
          disabled={isAsking}
          onClick={() => retry.mutate({ input: { params: { id: row.id }, body: { accepted: row.amount } } })}
        >
          {isAsking ? t`Being refunded` : t`Refund ${sum} again`}
        </Button>
      </Inline>
      <Failed of={retry} onDismiss={retry.reset} />
    </Stack>
  );
}
