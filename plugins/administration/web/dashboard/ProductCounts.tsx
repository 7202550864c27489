import { Trans, useLingui } from '@lingui/react/macro';
import { useLingui as useI18n } from '@lingui/react';
import { getUserTransactions } from '@/core/contract';
import { useFormat } from '@/core/i18n/use-format';
import { useContributions } from '@/core/plugin/react';
import { namedIcons } from '@/core/shell/named-icons';
import { useApiQuery } from '@/core/state/query';
import { Card } from '@/core/ui/Card';
import { Icon } from '@/core/ui/Icon';
import { Stack } from '@/core/ui/layout';
import { Skeleton } from '@/core/ui/Skeleton';
import { Heading } from '@/core/ui/Text';
import { type InstalledProduct, useInstalledProducts } from '../installed';
import * as css from './dashboard.css';

/** How many bookings there are of each product that the agency sells now (R357). */
export function ProductCounts() {
  const { _ } = useI18n();
  const installed = useInstalledProducts();
  const categories = useContributions('trips.cards');
  const sold = categories.flatMap(({ plugin, category }) => {
    const product = installed.find((candidate) => candidate.plugin === plugin);
    return product ? [{ product, label: _(category) }] : [];
  });
  if (sold.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="booked-products">
      <Stack gap={12}>
        <Heading level={2} size={18} id="booked-products">
          <Trans>Booked so far</Trans>
        </Heading>
        <dl className={css.products}>
          {sold.map(({ product, label }) => (
            <ProductCount key={product.plugin} product={product} label={label} />
          ))}
        </dl>
      </Stack>
    </Card>
  );
}

function ProductCount({ product, label }: { product: InstalledProduct; label: string }) {
  const { t } = useLingui();
  const format = useFormat();
  const count = useApiQuery(
    getUserTransactions,
    { body: { category: product.plugin, when: 'all', from: 0, size: 1 } },
    { select: ({ totalCount }) => totalCount },
  );
  return (
    <div className={css.product}>
      <dt className={css.productName}>
        <Icon icon={namedIcons[product.icon]} size="small" />
        {label}
      </dt>
      <dd className={css.productValue}>
        {count.isError ? (
          <span aria-label={t`Unknown`}>–</span>
        ) : count.data === undefined ? (
          <Skeleton width="full" />
        ) : (
          format.number(count.data)
        )}
      </dd>
    </div>
  );
}
