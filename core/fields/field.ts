import type { MessageDescriptor } from '@lingui/core';
import type { ReactNode } from 'react';
import type { Formatter } from '../i18n/format';

/** What a field is drawn with, whatever it takes. */
export interface Drawn<Value> {
  id?: string;
  name?: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Whether it may stay empty; a form that never says so leaves it out. */
  optional?: boolean;
  autoComplete?: string;
  value: Value | null | undefined;
  onChange(value: Value): void;
  onBlur?: () => void;
}

/** In whose formats a value is said, and in which currency an amount without one. */
export interface Formats {
  format: Formatter;
  currency: string;
}

/**
 * What is typed or chosen in a field. It is drawn with a control of `core/ui` that fetches what opens when it opens, so that a
 * form at rest is drawn with it, too. `Given`: what the form has for it besides.
 */
export interface Kind<Value, Given = void> {
  /** Calls no hooks itself. */
  draw(field: Drawn<Value>, given: Given): ReactNode;
  /** A value in words, where it is told. */
  told?(value: Value, formats: Formats): string;
}

/** One thing that is typed or chosen, wherever it stands. */
export interface Field<Of = Kind<string>> {
  readonly kind: Of;
  readonly label: MessageDescriptor;
  /** What helps to fill it in. What its kind says by itself, such as bounds, is said without it. */
  readonly hint?: MessageDescriptor;
  readonly optional?: boolean;
  /** What a browser may fill in. */
  readonly autoComplete?: string;
}
