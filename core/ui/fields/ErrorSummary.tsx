import { useLingui } from '@lingui/react/macro';
import type { ReactNode, Ref, RefObject } from 'react';
import * as css from './Field.css';
import { focusSoon } from './focus-soon';

export interface ErrorSummaryProps {
  title?: ReactNode;
  /** The same words that stand at the fields, in the order of the page. */
  errors: readonly {
    fieldId: string;
    message: ReactNode;
    /** Leads to a field that is not of this document. */
    focus?: () => void;
  }[];
  ref?: Ref<HTMLDivElement>;
}

const goTo = (fieldId: string): void => {
  const field = document.getElementById(fieldId);
  const target = field?.matches('input, select, textarea, button')
    ? field
    : (field?.querySelector<HTMLElement>('input, select, textarea, button') ?? field);
  target?.scrollIntoView({ block: 'center' });
  target?.focus({ preventScroll: true });
};

/** What a failed submit has to correct, each line leading to its field. Draws nothing without errors. */
export function ErrorSummary({ title, errors, ref }: ErrorSummaryProps) {
  const { t } = useLingui();
  if (errors.length === 0) return null;
  return (
    <div ref={ref} className={css.summary} role="alert" tabIndex={-1}>
      <p className={css.summaryTitle}>{title ?? t`Please check the following`}</p>
      <ul className={css.summaryList}>
        {errors.map(({ fieldId, message, focus }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              className={css.summaryLink}
              onClick={(event) => {
                event.preventDefault();
                if (focus) focus();
                else goTo(fieldId);
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Call after a failed submit; waits for the summary to be drawn. Who types in a field by then stays there. */
export function focusErrorSummary(ref: RefObject<HTMLElement | null>): void {
  focusSoon(() => {
    ref.current?.scrollIntoView({ block: 'start' });
    ref.current?.focus({ preventScroll: true });
  });
}
