import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '../actions/Button';
import * as css from '../content/Code.css';
import { FieldNotes } from './Field';
import * as fieldCss from './Field.css';
import { Check, Copy, Eye, EyeOff } from '../pictures/icons';
import { VisuallyHidden } from '../content/Text';
import { toast } from '../feedback/toast';

const SHOWN_MS = 2000;

/** Copies a text and shows for a moment that it did. */
export function CopyButton({
  text,
  label,
  variant,
}: {
  text: string;
  label?: string;
  variant?: 'quiet' | 'secondary';
}) {
  const { t } = useLingui();
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setCopied(false), SHOWN_MS);
    } catch {
      toast.error(t`Unable to copy`);
    }
  };
  return (
    <>
      <IconButton
        icon={copied ? Check : Copy}
        size="small"
        variant={variant}
        label={label ?? t`Copy`}
        onClick={() => void copy()}
      />
      <VisuallyHidden role="status">{copied ? t`Copied` : ''}</VisuallyHidden>
    </>
  );
}

export interface CopyFieldProps {
  label: ReactNode;
  /** What is copied. */
  value: string;
  hint?: ReactNode;
  /** Dots until the reader asks to see it; it can be copied unseen. */
  secret?: boolean;
}

/** A text to take elsewhere: a link, a key, a locator. */
export function CopyField({ label, value, hint, secret = false }: CopyFieldProps) {
  const { t } = useLingui();
  const id = useId();
  const [shown, setShown] = useState(!secret);
  return (
    <div
      className={fieldCss.field}
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={hint ? `${id}-hint` : undefined}
    >
      <span className={fieldCss.label} id={`${id}-label`}>
        {label}
      </span>
      <div className={css.field}>
        <span className={css.value} title={shown ? value : undefined}>
          {shown ? value : '•'.repeat(Math.min(24, value.length))}
        </span>
        {secret && (
          <IconButton
            icon={shown ? EyeOff : Eye}
            size="small"
            label={shown ? t`Hide` : t`Show`}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          />
        )}
        <CopyButton text={value} />
      </div>
      <FieldNotes id={id} hint={hint} />
    </div>
  );
}

/** A few words of code within a sentence. */
export const Code = ({ children }: { children: string }) => <code className={css.code}>{children}</code>;

/** Lines of code, to read and to copy. */
export function CodeBlock({ label, children }: { label: string; children: string }) {
  const { t } = useLingui();
  return (
    <div className={css.block} role="group" aria-label={label}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a part that scrolls must be reachable by keyboard */}
      <pre className={css.pre} tabIndex={0}>
        <code>{children}</code>
      </pre>
      <div className={css.corner}>
        <CopyButton text={children} label={t`Copy the code`} variant="secondary" />
      </div>
    </div>
  );
}
