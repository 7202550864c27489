import { useLingui } from '@lingui/react/macro';
import type { LinkProps } from '@tanstack/react-router';
import { TextLink } from '../actions/ButtonLink';
import { Icon } from '../pictures/Icon';
import { ChevronRight } from '../pictures/icons';
import * as css from './Navigation.css';

export interface BreadcrumbsProps {
  /** From the outermost to the page itself, which has no link. */
  items: readonly { label: string; link?: LinkProps }[];
}

/** Where this page stands. */
export function Breadcrumbs({ items }: BreadcrumbsProps) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Breadcrumb`}>
      <ol className={css.crumbs}>
        {items.map((item, index) => (
          <li key={item.label} className={css.crumb}>
            {item.link ? (
              <TextLink {...item.link} quiet>
                {item.label}
              </TextLink>
            ) : (
              <span className={css.here} aria-current="page">
                {item.label}
              </span>
            )}
            {index < items.length - 1 && <Icon icon={ChevronRight} size="small" />}
          </li>
        ))}
      </ol>
    </nav>
  );
}
