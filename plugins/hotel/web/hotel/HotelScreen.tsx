import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { linkTo } from '@/core/address/link';
import { addressId, lenient, useAddress } from '@/core/address/use-address';
import { wordsOf } from '@/core/i18n/words-of';
import { useAtHome } from '@/core/selling/client/use-home-country';
import { OfferPage } from '@/core/selling/results/OfferLayout';
import { OfferScreen, saysGone } from '@/core/selling/results/OfferScreen';
import { usePageTitle } from '@/core/tenant/use-page-title';
import { nightsOf, wholePrice } from '../../contract';
import { hotelRefusals } from '../../contract/refusals';
import { placeOfHotel } from '../parts/property-facts';
import {
  criteriaShape,
  DETAILS,
  fillCriteria,
  RESULTS,
  toCriteria,
  type FilledCriteria,
} from '../search/criteria';
import { HotelSkeleton } from './HotelSkeleton';
import { HotelView } from './HotelView';
import { Reserve } from './Reserve';
import { Rooms } from './Rooms';
import { FromPrice } from './rooms/FromPrice';
import { chosenOf, ratesOfAddress, sumsOf } from './rooms/chosen';
import { ChosenPrice } from './rooms/ChosenPrice';
import { SoldOut } from './SoldOut';
import { useHotel } from './use-hotel';

const HotelAddress = z.object({ ...criteriaShape, hotel: addressId, rates: lenient(z.string()) });

/** A property of a search with its rooms and rates; dates, guests and what is chosen stand in the address. */
export default function HotelScreen() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { hotel: hotelId, rates, ...given } = useAddress(HotelAddress);
  const filled = fillCriteria(useAtHome(given, 'nationality'));
  const criteria = toCriteria(filled);
  const { search, details, rooms, content } = useHotel(criteria, hotelId);
  const hotel = details.found?.data;
  usePageTitle(hotel?.name);

  const results = linkTo(RESULTS, criteria);
  const open = (search: object) =>
    void navigate({ ...linkTo(DETAILS, { hotel: hotelId, ...search }), replace: true, resetScroll: false });
  // Other dates have other rates: what was chosen goes with the old ones.
  const onChange = (next: FilledCriteria) => open(toCriteria(next));
  const isSoldOut = saysGone(details.error) && hotelId !== undefined;
  if (isSoldOut && filled.place)
    return (
      <OfferPage>
        <SoldOut {...{ filled, onChange, results }} />
      </OfferPage>
    );
  const parties = rooms.found?.data.parties;
  const chosen = parties ? chosenOf(parties, ratesOfAddress(rates)) : null;
  const place = hotel && placeOfHotel(hotel);
  const nights =
    filled.checkIn && filled.checkOut ? nightsOf({ start: filled.checkIn, end: filled.checkOut }) : 0;
  return (
    <OfferScreen
      results={filled.place ? results : null}
      isGone={!hotelId || !filled.place}
      failure={details.error && details}
      words={{
        failed: t`We could not load this hotel`,
        gone: {
          title: wordsOf(hotelRefusals.notFound),
          text: t`The link does not name a hotel. Search for one with your dates.`,
        },
      }}
      others={{ ...linkTo('/booknow/hotels'), label: t`Search hotels` }}
    >
      {hotel && hotelId && place ? (
        <HotelView
          hotel={hotel}
          content={content.found?.data}
          shareUrl={window.location.href}
          rooms={
            <Rooms
              {...{ search, rooms, chosen, hotelId, place, filled, results, onChange }}
              onChoose={(ids) => open({ ...criteria, rates: ids.join(',') })}
            />
          }
          price={
            chosen ? (
              <ChosenPrice {...{ chosen, nights, place }} />
            ) : (
              <FromPrice choice={hotel.choices[0]!} nights={nights} />
            )
          }
          total={
            chosen ? sumsOf(chosen).whole : wholePrice(hotel.choices[0]!.total, hotel.choices[0]!.atProperty)
          }
          action={chosen && <Reserve {...{ criteria, hotelId, chosen }} />}
        />
      ) : (
        <HotelSkeleton />
      )}
    </OfferScreen>
  );
}
