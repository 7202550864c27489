import { SectionCard } from '@/core/ui/content/SectionCard';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLingui as useI18n } from '@lingui/react';
import { type FormEvent, useState } from 'react';
import { useFormat } from '@/core/i18n/use-format';
import { useProducts } from '@/core/plugin/react';
import { Failed } from '@/core/query/Failed';
import { useApiQuery } from '@/core/query/query';
import { useTyped } from '@/core/state/use-typed';
import { Button } from '@/core/ui/actions/Button';
import { Grid, Inline, Stack } from '@/core/ui/content/layout';
import { NumberField } from '@/core/ui/fields/number/NumberField';
import { getWalletOverview } from '../../contract/office';
import { useSaveRules } from '../use-save-rules';
import { type Rates, withRate, wrongRates } from './rates';

/** What is earned on each product, where it is not the general rate. */
export function ProductRates() {
  const query = useApiQuery(getWalletOverview, undefined, { staleTime: 0 });
  const known = query.data?.data.settings;
  if (!known) return null;
  return <RatesForm saved={known.productEarnBasisPoints} general={known.earnBasisPoints} />;
}

function RatesForm({ saved, general }: { saved: Rates; general: number }) {
  const { t } = useLingui();
  const { _ } = useI18n();
  const format = useFormat();
  const products = useProducts();
  const [rates, setRates] = useTyped<Rates>(saved);
  const [shows, setShows] = useState(false);
  const save = useSaveRules();
  const wrong = wrongRates(rates);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setShows(true);
    if (wrong.length === 0) save.mutate({ input: { body: { productEarnBasisPoints: { ...rates } } } });
  };
  return (
    <SectionCard
      title={<Trans>Earned by product</Trans>}
      note={<Trans>An empty field uses the general rate, {format.percent(general / 10_000)}.</Trans>}
    >
      <form onSubmit={submit} noValidate>
        <Stack gap={20}>
          <Grid columns={{ phone: 1, tablet: 2 }}>
            {products.map(({ plugin, label }) => (
              <NumberField
                key={plugin}
                label={_(label)}
                optional
                suffix="%"
                decimals={2}
                min={0}
                max={20}
                value={rates[plugin] === undefined ? null : rates[plugin] / 100}
                onChange={(value) =>
                  setRates(withRate(rates, plugin, value === null ? null : Math.round(value * 100)))
                }
                error={shows && wrong.includes(plugin) ? t`Enter a number from 0 to 20` : undefined}
              />
            ))}
          </Grid>
          <Failed of={save} title={t`It was not saved`} />
          <Inline>
            <Button type="submit" loading={save.isPending}>
              {t`Save`}
            </Button>
          </Inline>
        </Stack>
      </form>
    </SectionCard>
  );
}
