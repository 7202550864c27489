import { Plural, useLingui } from '@lingui/react/macro';
import type { SiteSettings } from '@/core/contract';

export type Bookings = SiteSettings['bookings'][string];

/** What becomes of a product's bookings while it is off: nothing, they are looked after as before. */
export function LookedAfter({ bookings, isSaved }: { bookings: Bookings; isSaved: boolean }) {
  const { t } = useLingui();
  const { made, ahead } = bookings;
  if (!isSaved)
    return (
      <Plural
        value={made}
        one="# booking will still be looked after."
        other="# bookings will still be looked after."
      />
    );
  return (
    <>
      <Plural
        value={made}
        one="# booking is still being looked after."
        other="# bookings are still being looked after."
      />
      {ahead > 0 && ` ${t`Still to come: ${ahead}.`}`}
    </>
  );
}
