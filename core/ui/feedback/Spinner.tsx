import { useLingui } from '@lingui/react/macro';
import { classes } from '../content/box';
import * as css from './Spinner.css';
import { Text, VisuallyHidden } from '../content/Text';

export interface SpinnerProps {
  size?: keyof typeof css.size;
  /** What is being waited for. */
  label?: string;
}

/** For waits under a second; longer ones show skeletons or `Progress`. */
export function Spinner({ size = 'medium', label }: SpinnerProps) {
  const { t } = useLingui();
  return (
    <span className={css.holder} role="status">
      <span className={classes(css.spinner, css.size[size])} aria-hidden="true" />
      <VisuallyHidden>{label ?? t`Loading`}</VisuallyHidden>
    </span>
  );
}

/** Stands in for a whole screen while it loads. */
export function FullScreenSpinner({ label }: { label?: string }) {
  return (
    <div className={css.screen}>
      <Spinner size="large" label={label} />
      {label && (
        <Text size={14} tone="secondary" aria-hidden>
          {label}
        </Text>
      )}
    </div>
  );
}
