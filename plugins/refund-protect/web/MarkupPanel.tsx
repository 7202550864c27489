import { SectionCard } from '@/core/ui/content/SectionCard';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';
import { LeaveDialog } from '@/core/navigation/LeaveDialog';
import { markupProblem } from '@/core/selling/checkout/price/markup';
import { useTyped } from '@/core/state/use-typed';
import { Failed } from '@/core/query/Failed';
import { queryKeyOf, useApiMutation, useApiQuery, useQueries } from '@/core/query/query';
import { Alert } from '@/core/ui/feedback/Alert';
import { Button } from '@/core/ui/actions/Button';
import { Inline, Stack } from '@/core/ui/content/layout';
import { NumberField } from '@/core/ui/fields/number/NumberField';
import { Skeleton } from '@/core/ui/feedback/Skeleton';
import { Text } from '@/core/ui/content/Text';
import { toast } from '@/core/ui/feedback/toast';
import { getRefundProtects, type RefundProtectSettings, updateRefundProtects } from '../contract';
import { readSettings } from './settings';

const FIELD = 'refund-protect-markup';

/** What protection costs (R353, R386). Whether it is offered is the switch of its application, above. */
export default function MarkupPanel({ isOn }: { isOn: boolean }) {
  return (
    <SectionCard
      title={<Trans>Price of the protection</Trans>}
      note={<Trans>Whatever the provider retains of a refund is paid from what protection earns.</Trans>}
    >
      {isOn ? (
        <Markup />
      ) : (
        <Text>
          <Trans>
            You set it once protection is on. It starts with the markup that you had before, or with a common
            one.
          </Trans>
        </Text>
      )}
    </SectionCard>
  );
}

function Markup() {
  const { t } = useLingui();
  const query = useApiQuery(getRefundProtects, undefined, {
    // Another markup may have come with the switch.
    staleTime: 0,
    select: ({ data }) => readSettings(data),
  });
  if (query.isError) return <Failed of={query} title={t`The settings could not be loaded`} />;
  return query.data ? <MarkupForm first={query.data} /> : <Skeleton shape="block" height={80} />;
}

function MarkupForm({ first }: { first: RefundProtectSettings }) {
  const { t, i18n } = useLingui();
  const queries = useQueries();
  const before = first.refundProtectMarkup || null;
  const [markup, setMarkup] = useTyped(before);
  const [shows, setShows] = useState(false);
  const save = useApiMutation(updateRefundProtects, {
    onSuccess: (answer) => {
      queries.setQueryData(queryKeyOf(getRefundProtects), answer);
      toast.success(t`Markup updated successfully`);
    },
  });
  const problem = markupProblem(markup);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setShows(true);
    if (problem) return document.getElementById(FIELD)?.focus();
    save.mutate({ input: { body: { isEnabled: true, refundProtectMarkup: markup ?? 0 } } });
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={20}>
        {before === null && (
          <Alert tone="warning">
            <Trans>Travelers are not offered protection until it has a price.</Trans>
          </Alert>
        )}
        <NumberField
          id={FIELD}
          label={t`Refund protection markup`}
          hint={t`Percent of the price to the traveler`}
          suffix="%"
          decimals={2}
          min={0}
          max={100}
          value={markup}
          onChange={setMarkup}
          onBlur={() => setShows(true)}
          error={shows && problem ? i18n._(problem) : undefined}
        />
        <Failed of={save} title={t`The markup was not saved`} />
        <Inline>
          <Button type="submit" variant="primary" loading={save.isPending}>
            {t`Save`}
          </Button>
        </Inline>
      </Stack>
      <LeaveDialog dirty={markup !== before} />
    </form>
  );
}
