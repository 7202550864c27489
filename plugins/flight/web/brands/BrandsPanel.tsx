import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { Failed } from '@/core/query/Failed';
import { queryKeyOf, useApiMutation, useApiQuery, useQueries } from '@/core/query/query';
import { focusSoon } from '@/core/ui/fields/focus-soon';
import { Button } from '@/core/ui/actions/Button';
import { Card } from '@/core/ui/content/Card';
import { Plus } from '@/core/ui/pictures/icons';
import { Inline, Stack } from '@/core/ui/content/layout';
import { Skeleton } from '@/core/ui/feedback/Skeleton';
import { Heading, Text } from '@/core/ui/content/Text';
import { toast } from '@/core/ui/feedback/toast';
import { type FareBrand, getFareBrands, MOST_BRANDS, saveFareBrands } from '../../contract';
import { BrandFields } from './BrandFields';
import { type BrandRow, brandsOf, emptyRow, problemsOf, rowsOf } from './draft';

/** The owner's own names of airlines' fares, which a search with "Custom brands" shows (R190). */
export default function BrandsPanel() {
  const { t } = useLingui();
  const query = useApiQuery(getFareBrands, undefined, { select: ({ data }) => data });
  if (query.isError) return <Failed of={query} title={t`The settings could not be loaded`} />;
  return query.data ? <BrandsForm first={query.data} /> : <Skeleton shape="block" height={80} />;
}

function BrandsForm({ first }: { first: readonly FareBrand[] }) {
  const { t } = useLingui();
  const queries = useQueries();
  const [rows, setRows] = useState<readonly BrandRow[]>(() =>
    first.length > 0 ? rowsOf(first) : [emptyRow(0)],
  );
  const [shows, setShows] = useState(false);
  const save = useApiMutation(saveFareBrands, {
    onSuccess: (answer) => {
      queries.setQueryData(queryKeyOf(getFareBrands), answer);
      setShows(false);
      toast.success(t`The names of fares were saved`);
    },
  });
  const problems = problemsOf(rows);
  const change = (key: number, changed: Partial<BrandRow>) =>
    setRows(rows.map((row) => (row.key === key ? { ...row, ...changed } : row)));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setShows(true);
    if (problems.size === 0) return save.mutate({ input: { body: { brands: brandsOf(rows) } } });
    const form = event.currentTarget;
    focusSoon(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  return (
    <Card as="section" padding="large" aria-labelledby="fare-names-panel">
      <form onSubmit={submit} noValidate>
        <Stack gap={20}>
          <Stack gap={4}>
            <Heading level={2} size={20} id="fare-names-panel">
              <Trans>Names of fares</Trans>
            </Heading>
            <Text size={14} tone="secondary">
              <Trans>
                What your agency calls the fares of airlines. A search with the option “Custom brands” shows
                your name followed by the airline’s; tickets and emails keep the airline’s.
              </Trans>
            </Text>
          </Stack>
          {rows.map((row, index) => (
            <BrandFields
              key={row.key}
              row={row}
              number={index + 1}
              problem={shows ? problems.get(row.key) : undefined}
              onChange={(changed) => change(row.key, changed)}
              onRemove={() => setRows(rows.filter(({ key }) => key !== row.key))}
            />
          ))}
          <Failed of={save} title={t`The names were not saved`} />
          <Inline>
            <Button type="submit" variant="primary" loading={save.isPending}>
              {t`Save`}
            </Button>
            <Button
              icon={Plus}
              variant="secondary"
              disabled={rows.length >= MOST_BRANDS}
              onClick={() => setRows([...rows, emptyRow(Math.max(-1, ...rows.map(({ key }) => key)) + 1)])}
            >
              {t`Add a fare`}
            </Button>
          </Inline>
        </Stack>
      </form>
    </Card>
  );
}
