import { Trans, useLingui } from '@lingui/react/macro';
import { Card } from '@/core/ui/content/Card';
import { DescriptionList } from '@/core/ui/content/DescriptionList';
import { Divider, Inline, Stack } from '@/core/ui/content/layout';
import { Heading, Text } from '@/core/ui/content/Text';
import type { CarReservation } from '../../contract';
import { VendorMark } from '../parts/VendorMark';
import { VehicleFacts } from '../parts/VehicleFacts';
import { useExtraLines } from '../parts/use-extra-lines';
import { VehiclePicture } from '../vehicle/VehiclePicture';
import { useCarWords, useDriverName } from '../car-words';
import * as css from './Voucher.css';

/** What the driver shows at the desk: the number to say, the car, who drives, what was taken along. */
export function Voucher({ reservation }: { reservation: CarReservation }) {
  const { t } = useLingui();
  const words = useCarWords();
  const nameOf = useDriverName();
  const extras = useExtraLines(reservation.extras);
  const { offer, driver, recordLocator, confirmationNumber, flightNumber } = reservation;
  const { vehicle, vendor } = offer.availableCore;
  const facts = [
    ...(confirmationNumber
      ? [{ id: 'number', term: t`Confirmation Number`, value: confirmationNumber }]
      : []),
    {
      id: 'driver',
      term: t`Main driver`,
      value: nameOf(driver),
    },
    { id: 'days', term: t`Duration`, value: words.days(offer.days) },
    ...(offer.fuelPolicy ? [{ id: 'fuel', term: t`Fuel`, value: words.fuelPolicy(offer.fuelPolicy) }] : []),
    ...(flightNumber ? [{ id: 'flight', term: t`Flight number`, value: flightNumber }] : []),
    ...(extras.length > 0
      ? [{ id: 'extras', term: t`Extras`, value: extras.map(({ label }) => label).join(', ') }]
      : []),
  ];
  return (
    <Card as="article" padding="large" aria-label={t`Your rental`}>
      <Stack gap={20}>
        <Inline justify="between" align="start" gap={16}>
          <Stack gap={8}>
            <VendorMark {...vendor} />
            <Heading level={2} size={24}>
              <Trans>{words.size(vehicle.size)} or similar</Trans>
            </Heading>
          </Stack>
          <div className={css.reference}>
            <Text size={12} tone="secondary">
              <Trans>Record Locator</Trans>
            </Text>
            <span className={css.locator}>{recordLocator ?? '–'}</span>
          </div>
        </Inline>
        <div className={css.car}>
          <VehiclePicture vehicle={vehicle} seed={`${vendor.code}${vehicle.size}`} />
          <VehicleFacts vehicle={vehicle} />
        </div>
        <Divider />
        <DescriptionList items={facts} />
      </Stack>
    </Card>
  );
}
