import { Trans, useLingui } from '@lingui/react/macro';
import type { Price } from '../../../contract/bookings/booking';
import { useFormat } from '../../../i18n/use-format';
import { Alert } from '../../../ui/feedback/Alert';
import { protectionOf, withoutAddon } from '../addons/addons';

/** What the protection of a booking is worth, in plain words; nothing where there is none. */
export function ProtectionNote({ price }: { price: Price }) {
  const { t } = useLingui();
  const format = useFormat();
  const amount = protectionOf(price);
  if (!amount) return null;
  const back = format.money(withoutAddon(price).total, { own: true });
  const kept = format.money(amount, { own: true });
  return (
    <Alert tone="info" title={t`This booking is protected`}>
      <Trans>
        Cancel by the end of the day before the trip starts, local time there, and get back at least {back}:
        everything except the price of the protection, {kept}. From the day the trip starts, the usual rules
        apply.
      </Trans>
    </Alert>
  );
}
