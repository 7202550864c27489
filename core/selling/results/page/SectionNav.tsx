import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import * as css from './page.css';

export interface PageSection {
  /** Of the element it leads to. */
  id: string;
  label: string;
}

/** The section that is being read: the last one whose top has passed the navigation. */
function useCurrent(sections: readonly PageSection[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const ids = sections.map(({ id }) => id).join(' ');
  useEffect(() => {
    const look = () => {
      const passed = ids
        .split(' ')
        .filter((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) < 180);
      setCurrent(passed.at(-1) ?? null);
    };
    look();
    document.addEventListener('scroll', look, { passive: true });
    return () => document.removeEventListener('scroll', look);
  }, [ids]);
  return current;
}

/** Leads to the parts of a long page, and tells which one is being read. */
export function SectionNav({ sections }: { sections: readonly PageSection[] }) {
  const { t } = useLingui();
  const current = useCurrent(sections);
  return (
    <nav className={css.sections} aria-label={t`Parts of this page`}>
      {sections.map(({ id, label }) => (
        <a
          key={id}
          href={`#${id}`}
          className={css.section}
          aria-current={id === current ? 'location' : undefined}
          onClick={(event) => {
            const part = document.getElementById(id);
            if (!part) return;
            // The address says what is shown, and a part of the page is no other page.
            event.preventDefault();
            part.scrollIntoView({ behavior: 'smooth', block: 'start' });
            part.focus({ preventScroll: true });
          }}
        >
          {label}
        </a>
      ))}
    </nav>
  );
}

/** A part of the page to which the navigation leads. */
export const PagePart = ({ id, children }: { id: string; children: ReactNode }) => (
  <div id={id} className={css.target} tabIndex={-1}>
    {children}
  </div>
);
