import { t } from '@lingui/core/macro';
import { Checkbox } from '../ui/choices/Checkbox';
import type { Kind } from './field';

/** Yes or no. */
export const box: Kind<boolean> = {
  draw: ({ id, label, hint, error, value, onChange }) => (
    <Checkbox {...{ id, label, hint, error, onChange }} checked={value === true} />
  ),
  told: (on) => (on ? t`On` : t`Off`),
};
