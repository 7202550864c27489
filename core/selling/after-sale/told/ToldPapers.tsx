import { useLingui } from '@lingui/react/macro';
import type { Told } from '../../../say/told';
import { Button } from '../../../ui/actions/Button';
import { Printer } from '../../../ui/pictures/icons';
import { Papers } from '../papers/Papers';
import type { Sold, SoldBooking } from './sold';

/** What is taken along of a booking that is made. */
export function ToldPapers<B extends SoldBooking>({
  product,
  booking,
  told,
}: {
  product: Sold<B>;
  booking: B;
  told: Told;
}) {
  const { t } = useLingui();
  const hasPaper = product.hasPaper?.(booking) ?? true;
  return (
    <>
      <Papers
        product={product}
        booking={booking}
        email={told.email}
        events={() => told.events}
        hasPaper={hasPaper}
      />
      {hasPaper && (
        <Button variant="secondary" icon={Printer} onClick={() => window.print()}>
          {t`Print`}
        </Button>
      )}
    </>
  );
}
