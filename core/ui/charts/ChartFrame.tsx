import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import { Alert } from '../feedback/Alert';
import { classes } from '../content/box';
import { IconButton } from '../actions/Button';
import { BarChart3, List } from '../pictures/icons';
import { Skeleton } from '../feedback/Skeleton';
import { VisuallyHidden } from '../content/Text';
import * as css from './charts.css';

/** Values of one thing, in the order of the categories; null where there is none. */
export interface Series {
  id: string;
  label: string;
  values: readonly (number | null)[];
}

export interface ChartProps {
  /** What is drawn. */
  title: string;
  hideTitle?: boolean;
  /** What there is to see in it, in a sentence: screen readers hear it first. */
  description?: string;
  /** How a value is told, such as a price. */
  format: (value: number) => string;
  height?: 'small' | 'medium' | 'large';
  loading?: boolean;
  /** Why there is nothing to draw. */
  error?: ReactNode;
  onRetry?: () => void;
  /** Stands there when there are no values. */
  empty?: ReactNode;
  /** Makes the places of the axis a choice, by a press or by Enter: called with the index of one. Say so in `description`. */
  onSelect?: (index: number) => void;
}

interface FrameProps extends Omit<ChartProps, 'format' | 'onSelect'> {
  /** Whether there is anything to draw. */
  drawable: boolean;
  legend?: ReactNode;
  /** The same values as rows and columns. */
  table: { head: readonly string[]; rows: readonly (readonly string[])[] };
  children: ReactNode;
}

/** What every chart has around it: its title, its states, and the same values as a table on demand. */
export function ChartFrame({
  title,
  hideTitle = false,
  description,
  height = 'medium',
  loading = false,
  error,
  onRetry,
  empty,
  drawable,
  legend,
  table,
  children,
}: FrameProps) {
  const { t } = useLingui();
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  const ready = !loading && error === undefined && drawable;
  return (
    <figure className={css.figure} aria-labelledby={id} aria-busy={loading || undefined}>
      <figcaption className={css.head}>
        <span>
          {hideTitle ? (
            <VisuallyHidden id={id}>{title}</VisuallyHidden>
          ) : (
            <span className={css.title} id={id}>
              {title}
            </span>
          )}
          {description &&
            (hideTitle ? (
              <VisuallyHidden as="p">{description}</VisuallyHidden>
            ) : (
              <p className={css.description}>{description}</p>
            ))}
        </span>
        {ready && (
          <IconButton
            icon={asTable ? BarChart3 : List}
            size="small"
            label={asTable ? t`Show as a chart` : t`Show as a table`}
            aria-pressed={asTable}
            onClick={() => setAsTable(!asTable)}
          />
        )}
      </figcaption>
      {loading && (
        <>
          <div className={classes(css.height[height])}>
            <VisuallyHidden role="status">{t`Loading`}</VisuallyHidden>
            <Skeleton shape="fill" />
          </div>
          {legend}
        </>
      )}
      {!loading && error !== undefined && (
        <Alert tone="danger" live onRetry={onRetry}>
          {error}
        </Alert>
      )}
      {!loading && error === undefined && !drawable && (
        <div className={css.description}>{empty ?? <Trans>No data for this period</Trans>}</div>
      )}
      {ready && !asTable && (
        <>
          {children}
          {legend}
        </>
      )}
      {ready && asTable && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a part that scrolls must be reachable by keyboard
        <div className={css.tableFrame} role="group" aria-label={title} tabIndex={0}>
          <table className={css.table}>
            <thead>
              <tr>
                {table.head.map((name, index) => (
                  <th key={index} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map((row, at) => (
                <tr key={at}>
                  {row.map((cell, index) =>
                    index === 0 ? (
                      <th key={index} scope="row">
                        {cell}
                      </th>
                    ) : (
                      <td key={index}>{cell}</td>
                    ),
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </figure>
  );
}

/** Dashes by which lines differ without colour. */
export const DASHES = ['', '7 5', '2 5', '10 4 2 4', '4 3', '1 4'] as const;

/** What each series looks like. */
export function Legend({ series, shape }: { series: readonly Series[]; shape: 'line' | 'bar' }) {
  if (series.length < 2) return null;
  return (
    <ul className={css.legend}>
      {series.map((one, index) => (
        <li key={one.id} className={css.legendItem}>
          <Swatch index={index} shape={shape} />
          {one.label}
        </li>
      ))}
    </ul>
  );
}

export function Swatch({ index, shape }: { index: number; shape: 'line' | 'bar' }) {
  return (
    <svg viewBox="0 0 20 12" className={css.swatch} aria-hidden="true" focusable="false">
      {shape === 'line' ? (
        <path
          d="M1 6h18"
          className={css.line[index % css.SERIES]}
          strokeDasharray={DASHES[index % DASHES.length]}
        />
      ) : (
        <rect x="4" width="12" height="12" rx="2" className={css.solid[index % css.SERIES]} />
      )}
    </svg>
  );
}
