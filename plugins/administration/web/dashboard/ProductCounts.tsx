import { SectionCard } from '@/core/ui/content/SectionCard';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '@/core/i18n/use-format';
import { namedIcons } from '@/core/shell/frame/named-icons';
import { TextLink } from '@/core/ui/actions/ButtonLink';
import { Icon } from '@/core/ui/pictures/Icon';
import { Skeleton } from '@/core/ui/feedback/Skeleton';
import { useInstalledProducts } from '../installed';
import * as css from './dashboard.css';
import type { Overview } from './overview';
import { useLists } from './use-lists';

/** How many bookings were made in the period of each product that the agency sells or has sold, each leading to its list (R357). */
export function ProductCounts({ overview }: { overview: Overview }) {
  const { t } = useLingui();
  const format = useFormat();
  const { nameOf, linkOf } = useLists();
  const sold = useInstalledProducts().filter(({ status }) => status === 'ready');
  if (sold.length === 0) return null;
  const countOf = (plugin: string) =>
    overview.status === 'ready'
      ? (overview.data.counts.find(({ product }) => product === plugin)?.bookings ?? 0)
      : null;
  const from = overview.status === 'ready' ? overview.data.spans[0]?.from : undefined;
  return (
    <SectionCard padding="medium" size={18} gap={12} title={<Trans>Booked in this period</Trans>}>
      <dl className={css.products}>
        {sold.map(({ plugin, icon }) => {
          const link = linkOf(plugin, from ? { from } : {});
          const count = countOf(plugin);
          return (
            <div key={plugin} className={css.product}>
              <dt className={css.productName}>
                <Icon icon={namedIcons[icon]} size="small" />
                {link ? (
                  <TextLink {...link} quiet>
                    {nameOf(plugin)}
                  </TextLink>
                ) : (
                  nameOf(plugin)
                )}
              </dt>
              <dd className={css.productValue}>
                {overview.status === 'failed' ? (
                  <span aria-label={t`Unknown`}>–</span>
                ) : count === null ? (
                  <Skeleton width="full" />
                ) : (
                  format.number(count)
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </SectionCard>
  );
}
