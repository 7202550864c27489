import { TextField, type TextFieldProps } from '../fields/TextField';
import { Clock } from '../pictures/icons';

export interface TimeFieldProps extends Omit<
  TextFieldProps,
  'type' | 'icon' | 'prefix' | 'suffix' | 'min' | 'max' | 'step' | 'inputMode'
> {
  /** Earliest time, `HH:mm`. */
  min?: string;
  /** Latest time, `HH:mm`. */
  max?: string;
  /** Minutes between two times that stepping reaches; 1 unless given. */
  stepMinutes?: number;
}

/**
 * A local clock time, `HH:mm` or empty, never shifted by a zone. The platform's own control, which writes twelve or
 * twenty-four hours as the reader is used to and brings a wheel on a phone.
 */
export function TimeField({ stepMinutes = 1, ...rest }: TimeFieldProps) {
  return <TextField {...rest} type="time" icon={Clock} step={stepMinutes * 60} />;
}
