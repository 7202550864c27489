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
import { nightsOf, wholePrice, getHotelDetails, getRoomsAndRates, getStaticContent } from '../../contract';
import { hotelRefusals } from '../../contract/refusals';
import { placeOf } from '../../say/terms';
import {
  criteriaShape,
  DETAILS,
  fillCriteria,
  RESULTS,
  toCriteria,
  type FilledCriteria,
  type Criteria,
} from '../search/criteria';
import { HotelSkeleton } from './HotelSkeleton';
import { HotelView } from './HotelView';
import { Rooms } from './Rooms';
import { FromPrice } from './rooms/FromPrice';
import { chosenOf, ratesOfAddress, sumsOf, ratesAddress, type Chosen } from './rooms/chosen';
import { ChosenPrice } from './rooms/ChosenPrice';
import { SoldOut } from './SoldOut';
import { ButtonLink } from '@/core/ui/actions/ButtonLink';
import { ArrowRight } from '@/core/ui/pictures/icons';
import { callOf } from '@/core/query/call';
import { useCorrelation } from '../find/use-correlation';
import { useInSearch } from './use-in-search';

/** What the suppliers say of a property, whatever the dates. */
const CONTENT_FRESH_FOR = 30 * 60_000;

/** A property of the search of an address: what it is, its rooms, and what does not depend on dates, each as it comes (R262, R263). */
function useHotel(criteria: Criteria, hotelid: string | undefined) {
  const search = useCorrelation(criteria);
  const asked = (corelationid: string) => ({ corelationid, hotelid: hotelid ?? '' });
  return {
    search,
    details: useInSearch(search, (id) => (hotelid ? callOf(getHotelDetails, { query: asked(id) }) : null)),
    rooms: useInSearch(search, (id) => (hotelid ? callOf(getRoomsAndRates, { query: asked(id) }) : null)),
    content: useInSearch(
      search,
      (corelationId) =>
        hotelid ? callOf(getStaticContent, { query: { corelationId, hotelId: hotelid } }) : null,
      CONTENT_FRESH_FOR,
    ),
  };
}

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
  const place = hotel && placeOf(hotel);
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

/** Goes on to the checkout with what is chosen and its price, which is asked for again there. */
function Reserve({ criteria, hotelId, chosen }: { criteria: Criteria; hotelId: string; chosen: Chosen }) {
  const { t } = useLingui();
  const { total } = sumsOf(chosen);
  return (
    <ButtonLink
      {...linkTo('/booknow/hotels/checkout', {
        ...criteria,
        hotel: hotelId,
        rates: ratesAddress(chosen),
        total: total.amount,
        currency: total.currency,
      })}
      preload={false}
      size="large"
      iconEnd={ArrowRight}
      fullWidth
    >
      {t`Reserve`}
    </ButtonLink>
  );
}
