import { Trans, useLingui } from '@lingui/react/macro';
import { Section } from '@/core/selling/results/Section';
import { Stack } from '@/core/ui/content/layout';
import { Heading } from '@/core/ui/content/Text';
import { Accessibility, Check } from '@/core/ui/pictures/icons';
import { AMENITY_GROUPS, type Amenity, type AmenityGroup, type HotelSummary } from '../../contract';
import { ACCESS_NAMES, AMENITY_GROUP_NAMES, AMENITY_NAMES } from '../../say/labels';
import { Fact } from '@/core/selling/results/page/Fact';
import * as css from '@/core/selling/results/page/page.css';

/** What it has, by group, and how far it can be used with a wheelchair or without hearing well. */
export function Amenities({ hotel }: { hotel: Pick<HotelSummary, 'amenities' | 'accessibility'> }) {
  const { i18n } = useLingui();
  const has = new Set<Amenity>(hotel.amenities);
  const groups = (Object.keys(AMENITY_GROUPS) as AmenityGroup[])
    .map((group) => ({ group, amenities: AMENITY_GROUPS[group].filter((amenity) => has.has(amenity)) }))
    .filter(({ amenities }) => amenities.length > 0);
  return (
    <Section title={<Trans>Amenities</Trans>}>
      <div className={css.amenities}>
        {groups.map(({ group, amenities }) => (
          <Stack gap={8} key={group}>
            <Heading level={3} size={16}>
              {i18n._(AMENITY_GROUP_NAMES[group])}
            </Heading>
            <ul className={css.list}>
              {amenities.map((amenity) => (
                <li key={amenity}>
                  <Fact icon={Check} good>
                    {i18n._(AMENITY_NAMES[amenity])}
                  </Fact>
                </li>
              ))}
            </ul>
          </Stack>
        ))}
        {hotel.accessibility.length > 0 && (
          <Stack gap={8}>
            <Heading level={3} size={16}>
              <Trans>Accessibility</Trans>
            </Heading>
            <ul className={css.list}>
              {hotel.accessibility.map((each) => (
                <li key={each}>
                  <Fact icon={Accessibility} good>
                    {i18n._(ACCESS_NAMES[each])}
                  </Fact>
                </li>
              ))}
            </ul>
          </Stack>
        )}
      </div>
    </Section>
  );
}
