import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';
import { markupProblem } from '@/core/selling/checkout/price/markup';
import { wordsOf } from '@/core/i18n/words-of';
import { queryKeyOf, useApiMutation, useApiQuery, useQueries } from '@/core/query/query';
import { Alert } from '@/core/ui/feedback/Alert';
import { Button } from '@/core/ui/actions/Button';
import { Card } from '@/core/ui/content/Card';
import { Checkbox } from '@/core/ui/choices/Checkbox';
import { Inline, Stack } from '@/core/ui/content/layout';
import { NumberField } from '@/core/ui/fields/number/NumberField';
import { Skeleton } from '@/core/ui/feedback/Skeleton';
import { Heading, Text } from '@/core/ui/content/Text';
import { toast } from '@/core/ui/feedback/toast';
import { getRefundProtects, type RefundProtectSettings, updateRefundProtects } from '../contract';
import { readSettings } from './settings';

const FIELD = 'refund-protect-markup';

/** The owner decides whether trips are offered with protection, and at what markup (R353, R386). */
export default function MarkupPanel() {
  const { t } = useLingui();
  const query = useApiQuery(getRefundProtects, undefined, { select: ({ data }) => readSettings(data) });
  if (query.isError)
    return (
      <Alert
        live
        tone="danger"
        title={t`The settings could not be read`}
        onRetry={() => void query.refetch()}
      />
    );
  return query.data ? <MarkupForm first={query.data} /> : <Skeleton shape="block" height={80} />;
}

function MarkupForm({ first }: { first: RefundProtectSettings }) {
  const { t, i18n } = useLingui();
  const queries = useQueries();
  const [isEnabled, setEnabled] = useState(first.isEnabled);
  const [markup, setMarkup] = useState<number | null>(first.refundProtectMarkup || null);
  const [shows, setShows] = useState(false);
  const save = useApiMutation(updateRefundProtects, {
    onSuccess: (answer) => {
      queries.setQueryData(queryKeyOf(getRefundProtects), answer);
      toast.success(t`Markup updated successfully`);
    },
  });
  const problem = isEnabled ? markupProblem(markup) : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setShows(true);
    if (problem) return document.getElementById(FIELD)?.focus();
    save.mutate({ input: { body: { isEnabled, refundProtectMarkup: markup ?? 0 } } });
  };
  return (
    <Card as="section" padding="large" aria-labelledby="refund-protect-panel">
      <form onSubmit={submit} noValidate>
        <Stack gap={20}>
          <Stack gap={4}>
            <Heading level={2} size={20} id="refund-protect-panel">
              <Trans>Refund protection</Trans>
            </Heading>
            <Text size={14} tone="secondary">
              <Trans>
                A protected booking that is cancelled up to the day before the trip starts is refunded in
                full, but for the price of the protection. What the provider keeps is paid out of what
                protection earns.
              </Trans>
            </Text>
          </Stack>
          <Checkbox
            label={t`Offer refund protection at checkout`}
            checked={isEnabled}
            onChange={setEnabled}
          />
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
            disabled={!isEnabled}
            error={shows && problem ? i18n._(problem) : undefined}
          />
          {save.isError && (
            <Alert live tone="danger" title={t`The markup was not saved`}>
              {wordsOf(save.error)}
            </Alert>
          )}
          <Inline>
            <Button type="submit" variant="primary" loading={save.isPending}>
              {t`Save`}
            </Button>
          </Inline>
        </Stack>
      </form>
    </Card>
  );
}
