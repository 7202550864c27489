import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Section } from '@/core/selling/results/Section';
import { Amount } from '@/core/ui/content/Amount';
import { DescriptionList } from '@/core/ui/content/DescriptionList';
import type { HotelContent, HotelDetails } from '../../contract';
import { useHour } from '../parts/property-facts';

type Given = Pick<HotelDetails, 'checkIn' | 'checkOut'>;

/** What the property asks of its guests, and what is paid there. What is not known is left out. */
export function Policies({
  hotel,
  policies,
}: {
  hotel: Given;
  policies: HotelContent['policies'] | undefined;
}) {
  const { t } = useLingui();
  const hour = useHour();
  const from = hour(hotel.checkIn.from);
  const until = hour(hotel.checkIn.until);
  const out = hour(hotel.checkOut);
  const { childrenFree = null, pets = null, resortFee = null, cityTax = null, adultsOnly } = policies ?? {};
  const fee = resortFee && <Amount money={resortFee} />;
  const tax = cityTax && <Amount money={cityTax} />;
  const items = [
    from && {
      id: 'in',
      term: t`Check-in`,
      value: until ? t`From ${from} to ${until}, local time` : t`From ${from}, local time`,
    },
    out && { id: 'out', term: t`Check-out`, value: t`Until ${out}, local time` },
    childrenFree !== null && {
      id: 'children',
      term: t`Children`,
      value: plural(childrenFree, {
        one: 'Up to # year old, children stay free in existing beds',
        other: 'Up to # years old, children stay free in existing beds',
      }),
    },
    adultsOnly === true && {
      id: 'adults',
      term: t`Guests`,
      value: t`Adults only: children cannot stay here`,
    },
    pets !== null && {
      id: 'pets',
      term: t`Pets`,
      value: pets ? t`Pets are welcome` : t`Pets are not allowed`,
    },
    fee && {
      id: 'resort',
      term: t`Resort fee`,
      value: <Trans>{fee} per room and night, paid at the property</Trans>,
    },
    tax && {
      id: 'tax',
      term: t`City tax`,
      value: <Trans>{tax} per adult and night, paid at the property</Trans>,
    },
  ].filter((item) => typeof item === 'object' && item !== null);
  return (
    <Section title={<Trans>Policies</Trans>}>
      <DescriptionList items={items} />
    </Section>
  );
}
