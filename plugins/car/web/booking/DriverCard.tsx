import { Trans, useLingui } from '@lingui/react/macro';
import { useCountryNames } from '@/core/places/countries';
import { SectionCard } from '@/core/selling/results/Section';
import { DescriptionList } from '@/core/ui/content/DescriptionList';
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
    <SectionCard title={<Trans>Driver</Trans>}>
      <DescriptionList items={facts} />
    </SectionCard>
  );
}
