import { type ReactNode, useId, useState } from 'react';
import { classes } from './box';
import * as css from './DescriptionList.css';
import { Icon } from '../pictures/Icon';
import { ChevronDown } from '../pictures/icons';

export interface DisclosureProps {
  /** What is to be found inside. */
  summary: ReactNode;
  children: ReactNode;
  /** Opens and closes by itself unless both are given. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  defaultOpen?: boolean;
  variant?: 'plain' | 'card';
  /** Makes the summary a heading of this level. */
  level?: 2 | 3 | 4;
}

/** More of it, on demand. */
export function Disclosure({
  summary,
  children,
  open,
  onOpenChange,
  defaultOpen = false,
  variant = 'plain',
  level,
}: DisclosureProps) {
  const id = useId();
  const [own, setOwn] = useState(defaultOpen);
  const shown = open ?? own;
  const card = variant === 'card';
  const head = (
    <button
      type="button"
      className={classes(css.summary, card && css.boxedSummary)}
      aria-expanded={shown}
      aria-controls={id}
      onClick={() => {
        setOwn(!shown);
        onOpenChange?.(!shown);
      }}
    >
      <span className={css.words}>{summary}</span>
      <span className={classes(css.arrow, shown && css.turned)}>
        <Icon icon={ChevronDown} />
      </span>
    </button>
  );
  const Heading = level && (`h${level}` as const);
  return (
    <div className={classes(css.disclosure, card && css.boxed)}>
      {Heading ? <Heading>{head}</Heading> : head}
      <div id={id} hidden={!shown} className={classes(css.content, card && css.boxedContent)}>
        {children}
      </div>
    </div>
  );
}
