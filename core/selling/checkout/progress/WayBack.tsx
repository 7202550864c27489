import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../../ui/actions/Button';
import { ArrowLeft } from '../../../ui/pictures/icons';
import { knowsWay, takeWay } from './way-back';

/** Leads from a booking that was not made to its checkout, where everything typed is still there; the card is not. */
export function WayBack({ bookingId }: { bookingId: string }) {
  const { t } = useLingui();
  const { history } = useRouter();
  const [isKnown] = useState(() => knowsWay(bookingId));
  if (!isKnown) return null;
  const goBack = () => {
    const href = takeWay(bookingId);
    if (href) history.replace(href);
  };
  return (
    <Button variant="primary" icon={ArrowLeft} onClick={goBack}>
      {t`Back to the checkout`}
    </Button>
  );
}
