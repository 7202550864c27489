import { useLingui } from '@lingui/react/macro';
import { Checkbox } from '@/core/ui/choices/Checkbox';

/** Whether somebody who becomes a sales agent sees the own clients only (R171). */
export function RestrictedMode({
  checked,
  onChange,
}: {
  checked: boolean;
  onChange: (isRestricted: boolean) => void;
}) {
  const { t } = useLingui();
  return (
    <Checkbox
      label={t`Restricted Mode`}
      hint={t`Sees only their own clients, bookings and commissions.`}
      checked={checked}
      onChange={onChange}
    />
  );
}
