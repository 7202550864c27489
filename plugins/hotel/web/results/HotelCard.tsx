import { Trans, useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { useFormat } from '@/core/i18n/use-format';
import { PointedCard, type Pointed } from '@/core/selling/results/list/CardParts';
import { StaffEarning } from '@/core/selling/results/StaffEarning';
import { ButtonLink, TextLink } from '@/core/ui/actions/ButtonLink';
import { Checkbox } from '@/core/ui/choices/Checkbox';
import { Amount } from '@/core/ui/content/Amount';
import { Price } from '@/core/ui/content/Price';
import { GuestScore } from '@/core/ui/content/Rating';
import { Heading, Text } from '@/core/ui/content/Text';
import { CardPictures } from '@/core/ui/pictures/CardPictures';
import { nightsOf, wholePrice } from '../../contract';
import { useHotelWords } from '../hotel-words';
import { photosOf } from '../parts/photos';
import { Stars } from '../parts/Stars';
import { SaveHeart } from '../saved/SaveHeart';
import { DETAILS, fillCriteria, type Criteria } from '../search/criteria';
import { CardTerms } from './CardTerms';
import * as css from '@/core/selling/results/list/PhotoCard.css';
import type { HotelRow } from './rows';

export interface HotelCardProps extends Pointed {
  row: HotelRow;
  /** The search that found it, for the link to its page. */
  criteria: Criteria;
  compared?: boolean;
  onCompare?: (id: string) => void;
}

/** One row of the results: everything that decides, unopened (rules 9 and 10 of the experience guide). */
export const HotelCard = memo(function HotelCard(props: HotelCardProps) {
  const { row, criteria, compared = false, onCompare, ...pointing } = props;
  const { hotel, choice, price, per } = row;
  const { t } = useLingui();
  const format = useFormat();
  const words = useHotelWords();
  const { checkIn, checkOut, rooms } = fillCriteria(criteria);
  const nights = checkIn && checkOut ? nightsOf({ start: checkIn, end: checkOut }) : 1;
  const { name, stars, reviews, area, address, distance } = hotel;
  const spoken = `${name}, ${format.money(price)}`;
  const perNight = <Amount money={choice.perNight} />;
  const whole = <Amount money={wholePrice(choice.total, choice.atProperty)} />;
  const stay = `${words.nights(nights)}, ${words.rooms(rooms.length)}`;
  const far = words.far(distance);
  const photos = photosOf(hotel.pictures, name, words.say);
  return (
    <PointedCard label={spoken} pin={hotel.id} {...pointing}>
      <div className={css.picture}>
        <CardPictures photos={photos} label={t`Pictures of ${name}`} />
        <span className={css.keep}>
          <SaveHeart id={hotel.id} name={name} aliases={hotel.aliases} />
        </span>
      </div>
      <div className={css.name}>
        <span className={css.line}>
          <Heading level={2} size={18}>
            <TextLink to={DETAILS} search={{ ...criteria, hotel: hotel.id }} preload={false} quiet>
              {name}
            </TextLink>
          </Heading>
          <Stars stars={stars} />
        </span>
        {reviews && (
          <GuestScore score={reviews.score} word={words.score(reviews.score)} count={reviews.count} />
        )}
        <Text size={14} tone="secondary">
          {[area?.name, address.city].filter(Boolean).join(', ')} · {t`${far} from the place you searched`}
        </Text>
      </div>
      <CardTerms hotel={hotel} choice={choice} />
      <div className={css.price}>
        <div className={css.amount}>
          {per === 'night' ? (
            <Price money={price} size="large" caption={t`a night, ${words.rooms(rooms.length)}`} />
          ) : (
            <Price
              money={price}
              size="large"
              {...(choice.published && { before: wholePrice(choice.published, choice.atProperty) })}
              caption={stay}
            />
          )}
          <Text size={12} tone="secondary" numeric>
            {per === 'night' ? (
              <Trans>
                {whole} for {words.nights(nights)}, taxes and fees included
              </Trans>
            ) : (
              <Trans>{perNight} a night, taxes and fees included</Trans>
            )}
          </Text>
          <StaffEarning sold={choice} />
          {choice.supplier && (
            <Text size={12} tone="secondary">
              {choice.supplier}
            </Text>
          )}
        </div>
        <ButtonLink
          to={DETAILS}
          search={{ ...criteria, hotel: hotel.id }}
          preload={false}
          fullWidth
          aria-label={t`See rooms: ${spoken}`}
        >
          <Trans>See rooms</Trans>
        </ButtonLink>
        {onCompare && <Checkbox label={t`Compare`} checked={compared} onChange={() => onCompare(hotel.id)} />}
      </div>
    </PointedCard>
  );
});
