import type { ReactNode } from 'react';
import { useFormat } from '@/core/i18n/use-format';
import { classes } from './box';
import { Icon } from '../pictures/Icon';
import type { LucideIcon } from '../pictures/icons';
import * as css from './Timeline.css';
import { type Tone, TONE_ICON } from './tone';
import { fill } from './tone.css';

export interface TimelineEntry {
  id: string;
  /** What happened. */
  title: ReactNode;
  /** ISO with a zone, shown in the reader's own; or words of the caller's. */
  at?: string;
  when?: ReactNode;
  /** Who did it, why, what came of it. */
  detail?: ReactNode;
  tone?: Tone | 'progress';
  icon?: LucideIcon;
}

/** What happened to a thing, one event below the other. */
export function Timeline({ label, entries }: { label: string; entries: readonly TimelineEntry[] }) {
  const format = useFormat();
  return (
    <ol className={css.list} aria-label={label}>
      {entries.map(({ id, title, at, when, detail, tone = 'neutral', icon }) => (
        <li key={id} className={css.entry}>
          <span className={classes(css.mark, fill[tone === 'progress' ? 'info' : tone])}>
            <Icon icon={icon ?? TONE_ICON[tone]} size="small" />
          </span>
          <div className={css.words}>
            <div className={css.head}>
              <span className={css.title}>{title}</span>
              {(at ?? when) && (
                <span className={css.when}>{at ? <time dateTime={at}>{format.moment(at)}</time> : when}</span>
              )}
            </div>
            {detail && <div className={css.detail}>{detail}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
