import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Icon } from '../pictures/Icon';
import type { LucideIcon } from '../pictures/icons';
import * as css from './SideNav.css';

export interface SideNavSection {
  id: string;
  /** Names the section; leave out for the first one. */
  heading?: string;
  items: readonly {
    id: string;
    label: string;
    icon?: LucideIcon;
    link: LinkProps;
    /** This is where the reader is. */
    current: boolean;
    /** At the end of the row, such as a count. */
    detail?: ReactNode;
  }[];
}

/** The places of an area, one below the other, beside the page or in a drawer. */
export function SideNav({ label, sections }: { label: string; sections: readonly SideNavSection[] }) {
  return (
    <nav aria-label={label} className={css.nav}>
      {sections.map((section) => (
        <div key={section.id} className={css.section}>
          {section.heading && <h3 className={css.heading}>{section.heading}</h3>}
          <ul>
            {section.items.map((item) => (
              <li key={item.id}>
                <Link
                  {...item.link}
                  className={css.item}
                  aria-current={item.current ? 'page' : undefined}
                  activeProps={{ 'aria-current': item.current ? 'page' : undefined }}
                >
                  {item.icon && <Icon icon={item.icon} />}
                  <span className={css.name}>{item.label}</span>
                  {item.detail && <span className={css.end}>{item.detail}</span>}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
