import { SectionCard } from '@/core/ui/content/SectionCard';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { moneyStyle, toMajor } from '@/core/contract';
import { useFormat } from '@/core/i18n/use-format';
import { BarChart } from '@/core/ui/charts/BarChart';
import { LineChart } from '@/core/ui/charts/LineChart';
import { Grid } from '@/core/ui/content/layout';
import { SegmentedControl } from '@/core/ui/choices/SegmentedControl';
import { Text } from '@/core/ui/content/Text';
import type { DashboardPeriod } from '../../contract/dashboard';
import { useInstalledProducts } from '../installed';
import type { Overview } from './overview';
import { chartCurrency, type Figure, leadingProduct, otherSales, seriesOf } from './sales';
import { useLists } from './use-lists';
import * as css from './dashboard.css';

interface SalesChartsProps {
  overview: Overview;
  /** The agency's own. */
  currency: string;
  period: DashboardPeriod;
}

const ALL = 'all';
const NOTHING = { spans: [], points: [] };

/** Bookings, sales and commission over time; each day or month leads to the bookings that were made in it. */
export function SalesCharts({ overview, currency: own, period }: SalesChartsProps) {
  const { t } = useLingui();
  const format = useFormat();
  const navigate = useNavigate();
  const { nameOf, linkOf } = useLists();
  const [only, setOnly] = useState(ALL);
  const installed = useInstalledProducts().flatMap(({ plugin, status }) =>
    status === 'ready' ? [plugin] : [],
  );
  if (overview.status === 'failed') return null;
  const loading = overview.status === 'loading';
  const data = loading ? NOTHING : overview.data;
  // What can be chosen is there before the figures are, so that the charts stay where they are.
  const sold = loading ? installed : overview.data.counts.map(({ product }) => product);
  const products = sold.includes(only) ? [only] : sold;
  const currency = chartCurrency(data, own);
  const others = otherSales(data, currency);
  const categories = data.spans.map(({ from }) =>
    period === '30d'
      ? { id: from, label: format.date(from, 'short'), name: format.date(from, 'full') }
      : {
          id: from,
          label: new Intl.DateTimeFormat(format.locale, { month: 'short', timeZone: 'UTC' }).format(
            new Date(`${from}T00:00:00Z`),
          ),
          name: format.date(from, 'month'),
        },
  );
  const money = (amount: number) => format.money({ amount, currency }, { own: true });
  const brief = (amount: number) =>
    format.number(
      toMajor({ amount, currency }),
      moneyStyle(currency, { notation: 'compact', minimumFractionDigits: 0, maximumFractionDigits: 1 }),
    );
  const chart = (figure: Figure, title: string) => {
    const series = seriesOf(data, products, figure, currency);
    const isNothing = series.every(({ values }) => values.every((value) => value === 0));
    return {
      title,
      categories,
      // While they load the legend stands already, so that nothing moves when the figures come.
      series:
        isNothing && !loading
          ? []
          : series.map(({ product, values }) => ({ id: product, label: nameOf(product), values })),
      format: figure === 'bookings' ? (count: number) => format.number(count) : money,
      formatTick: figure === 'bookings' ? (count: number) => format.number(count) : brief,
      loading,
      height: 'small' as const,
      onSelect: (index: number) => {
        const product = leadingProduct(series, index);
        const link = product && linkOf(product, data.spans[index]);
        if (link) void navigate(link as never);
      },
    };
  };
  const counted = chart('bookings', t`Bookings`);
  return (
    <SectionCard
      title={<Trans>Over time</Trans>}
      action={
        sold.length > 1 && (
          <SegmentedControl
            label={t`Products`}
            value={products.length === 1 ? products[0]! : ALL}
            onChange={setOnly}
            options={[
              { value: ALL, label: t`All` },
              ...sold.map((product) => ({ value: product, label: nameOf(product) })),
            ]}
          />
        )
      }
    >
      <div className={css.charts}>
        <Grid columns={{ phone: 1, desktop: 3 }} gap={24}>
          <BarChart {...counted} stacked />
          <LineChart {...chart('sales', t`Sales`)} filled={products.length === 1} />
          <BarChart {...chart('commission', t`Commission`)} stacked />
        </Grid>
      </div>
      <Text size={14} tone="secondary">
        {counted.series.length > 0 && <Trans>Choose a day or month in a chart to see its bookings.</Trans>}
        {others.length > 0 && (
          <>
            {' '}
            <Trans>
              Amounts are in {currency}; not shown:{' '}
              {format.list(others.map((sum) => format.money(sum, { own: true })))}.
            </Trans>
          </>
        )}
      </Text>
    </SectionCard>
  );
}
