import { Trans, useLingui } from '@lingui/react/macro';
import { useCountryNames } from '@/core/places/countries';
import { Card } from '@/core/ui/content/Card';
import { DescriptionList } from '@/core/ui/content/DescriptionList';
import { Stack } from '@/core/ui/content/layout';
import { Heading } from '@/core/ui/content/Text';
import type { CarReservation } from '../../contract';
import { useDriverName } from '../car-words';

/** Who drives, as it stands on the licence. */
export function DriverCard({ reservation: { driver, flightNumber } }: { reservation: CarReservation }) {
  const { t } = useLingui();
  const nameOf = useDriverName();
  const country = useCountryNames();
  const facts = [
    { id: 'name', term: t`Driver`, value: nameOf(driver) },
    { id: 'email', term: t`Email`, value: driver.email },
    { id: 'phone', term: t`Phone`, value: driver.phone },
    {
      id: 'address',
      term: t`Address`,
      value: [
        driver.address,
        `${driver.zipCode} ${driver.city}`,
        driver.state,
        driver.country && country(driver.country),
      ]
        .filter(Boolean)
        .join(', '),
    },
    { id: 'flight', term: t`Flight`, value: flightNumber },
  ].filter(({ value }) => value);
  return (
    <Card as="section" padding="large" aria-labelledby="rental-driver">
      <Stack gap={16}>
        <Heading level={2} size={20} id="rental-driver">
          <Trans>Driver</Trans>
        </Heading>
        <DescriptionList items={facts} />
      </Stack>
    </Card>
  );
}
