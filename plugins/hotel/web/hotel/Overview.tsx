import { Trans, useLingui } from '@lingui/react/macro';
import { Section } from '@/core/selling/results/Section';
import { Inline, Stack } from '@/core/ui/content/layout';
import { Badge } from '@/core/ui/content/Badge';
import { Text } from '@/core/ui/content/Text';
import { Check, Clock, Phone } from '@/core/ui/pictures/icons';
import type { HotelContent, HotelDetails } from '../../contract';
import { AMENITY_NAMES } from '../../say/labels';
import { Fact } from '@/core/selling/results/page/Fact';
import { useHour } from '../parts/property-facts';

/** So many of what it has stand in the overview. */
const MOST = 8;

/** What a guest asks first: when one may come and must go, how to reach it, what it has. */
export function Overview({ hotel, content }: { hotel: HotelDetails; content: HotelContent | undefined }) {
  const { t, i18n } = useLingui();
  const hour = useHour();
  const { checkIn, checkOut } = content?.times ?? hotel;
  const [from, until, out] = [hour(checkIn.from), hour(checkIn.until), hour(checkOut)];
  const times = [
    from && (until ? t`Check-in from ${from} to ${until}` : t`Check-in from ${from}`),
    out && t`Check-out until ${out}`,
  ].filter(Boolean);
  const built = content?.built;
  const renovated = content?.renovated;
  return (
    <Section title={<Trans>Overview</Trans>}>
      {content?.description && <Text>{content.description}</Text>}
      <Stack gap={8}>
        {times.length > 0 && <Fact icon={Clock}>{times.join(' · ')}</Fact>}
        {hotel.telephone && (
          <Fact icon={Phone}>
            <a href={`tel:${hotel.telephone.replaceAll(' ', '')}`}>{hotel.telephone}</a>
          </Fact>
        )}
        {built && (
          <Fact icon={Check}>
            {renovated && renovated !== built
              ? t`Built: ${String(built)}, renovated: ${String(renovated)}`
              : t`Built: ${String(built)}`}
          </Fact>
        )}
      </Stack>
      <Inline gap={8}>
        {hotel.amenities.slice(0, MOST).map((amenity) => (
          <Badge key={amenity}>{i18n._(AMENITY_NAMES[amenity])}</Badge>
        ))}
      </Inline>
    </Section>
  );
}
