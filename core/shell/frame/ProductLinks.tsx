import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useSession } from '../../session/session';
import { useContributions } from '../../plugin/react';
import { useAgency } from '../../tenant/agency';
import { Icon } from '../../ui/pictures/Icon';
import { ChevronRight } from '../../ui/pictures/icons';
import { Heading } from '../../ui/content/Text';
import { linkTo } from '../../address/link';
import { namedIcons } from './named-icons';
import * as css from '../home/Hero.css';

/** What can be booked here: one entry for each active product. */
export function ProductLinks() {
  const { i18n } = useLingui();
  const { authenticated } = useSession();
  const { agencyName, visitorsMaySearch } = useAgency();
  const menu = useContributions('menu');
  if (menu.length === 0) return null;
  return (
    <section className={css.section} aria-labelledby="products">
      <Heading level={2} id="products">
        <Trans>Book with {agencyName}</Trans>
      </Heading>
      <div className={css.products}>
        {menu.map((item) => (
          <Link
            key={`${item.plugin}/${item.id}`}
            {...linkTo(authenticated || visitorsMaySearch ? item.to : '/login')}
            className={css.product}
          >
            <span className={css.productIcon}>
              <Icon icon={namedIcons[item.icon]} />
            </span>
            {i18n._(item.label)}
            <span className={css.productArrow}>
              <Icon icon={ChevronRight} />
            </span>
          </Link>
        ))}
      </div>
    </section>
  );
}
