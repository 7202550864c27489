import { useLingui } from '@lingui/react/macro';
import { ShareButton } from '@/core/selling/results/ShareButton';
import { Badge } from '@/core/ui/content/Badge';
import { Inline, Stack } from '@/core/ui/content/layout';
import { GuestScore } from '@/core/ui/content/Rating';
import { Heading, Text } from '@/core/ui/content/Text';
import { MapPin } from '@/core/ui/pictures/icons';
import type { HotelOffer } from '../../contract';
import { KINDS } from '../../say/labels';
import { Fact } from '@/core/selling/results/page/Fact';
import { addressText } from '../parts/property-facts';
import { SaveHeart } from '../saved/SaveHeart';
import { Stars } from '../parts/Stars';
import { useHotelWords } from '../hotel-words';
import * as css from '@/core/selling/results/page/page.css';

/** What it is, where, and what guests think of it. */
export function HotelHead({ hotel, shareUrl }: { hotel: HotelOffer; shareUrl: string }) {
  const { i18n } = useLingui();
  const words = useHotelWords();
  const { name, kind, stars, chain, reviews, aliases } = hotel;
  const street = addressText(hotel);
  return (
    <div className={css.head}>
      <Stack gap={8}>
        <Inline gap={8}>
          <Badge>{i18n._(KINDS[kind])}</Badge>
          <Stars stars={stars} />
          {chain && (
            <Text as="span" size={14} tone="secondary">
              {chain}
            </Text>
          )}
        </Inline>
        <Heading level={1}>{name}</Heading>
        <Fact icon={MapPin}>{street}</Fact>
        {reviews && (
          <GuestScore score={reviews.score} word={words.score(reviews.score)} count={reviews.count} />
        )}
      </Stack>
      <Inline>
        <SaveHeart id={hotel.id} name={name} aliases={aliases} />
        <ShareButton title={name} url={shareUrl} />
      </Inline>
    </div>
  );
}
