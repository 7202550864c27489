import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFormat } from '@/core/i18n/use-format';
import { deadlineText } from '@/core/say/dates';
import { ShareButton } from '@/core/selling/results/ShareButton';
import { Button } from '@/core/ui/actions/Button';
import { ButtonLink } from '@/core/ui/actions/ButtonLink';
import { Amount } from '@/core/ui/content/Amount';
import { Price } from '@/core/ui/content/Price';
import { GuestScore } from '@/core/ui/content/Rating';
import { Heading } from '@/core/ui/content/Text';
import { Inline, Stack } from '@/core/ui/content/layout';
import { Dialog } from '@/core/ui/overlays/Dialog';
import { CardPictures } from '@/core/ui/pictures/CardPictures';
import { AMENITIES, type HotelChoice, type HotelOffer, wholePrice } from '../../contract';
import { AMENITY_NAMES, BOARD_NAMES, KINDS } from '../../say/labels';
import { useHotelWords } from '../hotel-words';
import { photosOf } from '../parts/photos';
import { Stars } from '../parts/Stars';
import { DETAILS, type Criteria } from '../search/criteria';
import * as css from './Compare.css';

interface CompareDialogProps {
  /** Two or three. */
  hotels: readonly HotelOffer[];
  criteria: Criteria;
  onClose: () => void;
  onRemove: (id: string) => void;
}

interface Row {
  label: string;
  of: (hotel: HotelOffer) => ReactNode;
  /** Which of them is the best; nobody is where they are alike. */
  worth?: (hotel: HotelOffer) => number;
}

/** Two or three properties side by side, with what is best of each line (R260, R261). */
export function CompareDialog({ hotels, criteria, onClose, onRemove }: CompareDialogProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const words = useHotelWords();
  const amenities = AMENITIES.filter(
    (amenity) =>
      hotels.some((hotel) => hotel.amenities.includes(amenity)) &&
      !hotels.every((hotel) => hotel.amenities.includes(amenity)),
  );
  const best = ({ choices }: HotelOffer) => choices[0]!;
  const whole = ({ total, atProperty }: HotelChoice) => wholePrice(total, atProperty);
  const rows: readonly Row[] = [
    {
      label: t`Price of the stay`,
      of: (hotel) => <Price money={whole(best(hotel))} size="large" caption={t`taxes and fees included`} />,
      worth: (hotel) => -whole(best(hotel)).amount,
    },
    {
      label: t`Guest rating`,
      of: ({ reviews }) =>
        reviews ? (
          <GuestScore score={reviews.score} word={words.score(reviews.score)} count={reviews.count} />
        ) : (
          '–'
        ),
      worth: ({ reviews }) => reviews?.score ?? 0,
    },
    {
      label: t`Stars`,
      of: ({ stars }) => (stars ? <Stars stars={stars} /> : '–'),
      worth: ({ stars }) => stars ?? 0,
    },
    { label: t`Property type`, of: ({ kind }) => i18n._(KINDS[kind]) },
    { label: t`Area`, of: ({ area, address }) => area?.name ?? address.city },
    {
      label: t`Distance`,
      of: ({ distance }) => words.far(distance),
      worth: ({ distance }) => -distance,
    },
    { label: t`Meals`, of: (hotel) => i18n._(BOARD_NAMES[best(hotel).board]) },
    {
      label: t`Cancellation`,
      of: (hotel) => {
        const free = hotel.choices.find(({ freeUntil }) => freeUntil !== null);
        if (!free) return t`Non-refundable`;
        const until = deadlineText(
          free.freeUntil!,
          { zone: hotel.zone, city: hotel.address.city },
          i18n,
          format.locale,
        );
        return (
          <Trans>
            Free until {until}, for {<Amount money={whole(free)} />}
          </Trans>
        );
      },
    },
    ...amenities.map((amenity) => ({
      label: i18n._(AMENITY_NAMES[amenity]),
      of: (hotel: HotelOffer) => (hotel.amenities.includes(amenity) ? t`Yes` : t`No`),
      worth: (hotel: HotelOffer) => Number(hotel.amenities.includes(amenity)),
    })),
  ];
  const isBest = ({ worth }: Row, hotel: HotelOffer) => {
    if (!worth) return false;
    const all = hotels.map(worth);
    const most = Math.max(...all);
    return worth(hotel) === most && all.some((one) => one !== most);
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t`Compare hotels`} size="large">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by the keyboard too */}
      <div className={css.scroll} tabIndex={0} role="region" aria-label={t`Compare hotels`}>
        <table className={css.table}>
          <thead>
            <tr>
              <td className={css.side}>
                <ShareButton url={window.location.href} title={t`Compare hotels`} />
              </td>
              {hotels.map((hotel) => (
                <th key={hotel.id} scope="col" className={css.cell}>
                  <Stack gap={8}>
                    <div className={css.picture}>
                      <CardPictures
                        photos={photosOf(hotel.pictures.slice(0, 1), hotel.name, i18n)}
                        label={t`Pictures of ${hotel.name}`}
                      />
                    </div>
                    <Heading level={3} size={16}>
                      {hotel.name}
                    </Heading>
                    <Inline gap={8}>
                      <ButtonLink to={DETAILS} search={{ ...criteria, hotel: hotel.id }} size="small">
                        {t`See rooms`}
                      </ButtonLink>
                      <Button
                        variant="quiet"
                        size="small"
                        aria-label={t`Remove ${hotel.name}`}
                        onClick={() => onRemove(hotel.id)}
                      >
                        {t`Remove`}
                      </Button>
                    </Inline>
                  </Stack>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.label}>
                <th scope="row" className={css.side}>
                  {row.label}
                </th>
                {hotels.map((hotel) => (
                  <td key={hotel.id} className={isBest(row, hotel) ? css.best : css.cell}>
                    {row.of(hotel)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Dialog>
  );
}
