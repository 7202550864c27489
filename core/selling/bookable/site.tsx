import { useLingui } from '@lingui/react/macro';
import type { TellsOwn } from '../../say/plain-told';
import type { Chosen } from '../results/filters/choices';
import { plainCheckout, type CheckoutParts } from './checkout';
import {
  plainProduct,
  type PlainContract,
  type PlainWords,
  type PlainAgencyRow,
  type PlainProduct,
} from './plain';
import { plainResults, type PlainResults } from './results';
import { plainScreens } from './screens';
import { plainForm } from './search/plain-form';
import type { PlainSearch } from './search/plain-search';
import { searchScreen } from '../search/SearchScreen';
import { When } from './When';
import type { StatusWords } from '../after-sale/statuses';
import { msg } from '@lingui/core/macro';
import {
  BOOKED_COLUMN,
  FIGURE_COLUMNS,
  ID_COLUMN,
  LOCATOR_COLUMN,
  PAYMENT_COLUMNS,
  statusColumn,
  USER_COLUMNS,
} from '../after-sale/office/agency-columns';
import { listFormat, type ListCall } from '../after-sale/office/agency-list';
import { cancelRow } from '../after-sale/office/cancel-row';
import { productList } from '../after-sale/office/product-list';
import type { SoldProduct } from '../after-sale/product';
import { TripCard, tripCard } from '../after-sale/trips/TripCard';

/** A booking of a plain product in My Trips. */
const plainTrip = (product: SoldProduct) =>
  tripCard<unknown>(product, ({ trip }) => (
    <TripCard product={product} trip={trip} title={trip.title} who={trip.travelers.join(', ')}>
      <When startsAt={trip.startsAt} endsAt={trip.endsAt} />
    </TripCard>
  ));

/** The agency's bookings of a plain product, and what staff can do with a row (R377 to R382). */
const plainList = <Path extends string>(
  product: PlainProduct<unknown, unknown>,
  { agencyList, addresses }: { agencyList: unknown; addresses: { booking: Path } },
) =>
  productList<PlainAgencyRow, Path>({
    call: agencyList as ListCall<PlainAgencyRow>,
    page: addresses.booking,
    columns: [
      LOCATOR_COLUMN,
      ID_COLUMN,
      {
        id: 'title',
        header: msg`Booking`,
        sort: 'travel',
        text: ({ title }) => title,
        below: { header: msg`Starts`, text: ({ startsAt }) => listFormat().date(startsAt) },
      },
      { id: 'travelers', header: msg`For`, text: ({ travelers }) => travelers.join(', ') },
      ...USER_COLUMNS.map((column) => ({ ...column, priority: 'low' as const })),
      BOOKED_COLUMN,
      ...FIGURE_COLUMNS,
      statusColumn(product.statuses),
      ...PAYMENT_COLUMNS,
    ],
    cancel: cancelRow(async () => {
      const { plainCancel } = await import('./PlainCancel');
      return { default: plainCancel(product) };
    }, product.calls.agencyOne),
  });

/** What a plain product says of its pages. */
export interface SiteParts<Offer, Request, Filters extends Chosen<Filters>>
  extends PlainResults<Offer, Filters>, CheckoutParts<Offer> {
  words: PlainWords;
  /** Status words of its suppliers; the platform's are known. */
  statuses?: StatusWords;
  /** What its pages of bookings, its letters and papers tell beside what they all do. */
  tell?: TellsOwn<Offer, Request>;
}

/** Every page of a plain product, from its search to its bookings in the back office. */
export function plainSite<Offer, Request, Filters extends Chosen<Filters>, Path extends string>(
  contract: PlainContract<Offer, Request> & { addresses: { booking: Path } },
  search: PlainSearch,
  own: SiteParts<Offer, Request, Filters>,
) {
  const product = plainProduct(contract, own);
  const { Recent, ...screens } = plainScreens(product, own.tell);
  return {
    ...screens,
    Search: searchScreen(plainForm(search)),
    Results: plainResults(product, search, own),
    Checkout: plainCheckout(contract, product, own),
    Trip: plainTrip(product),
    Recent: function PlainRecentBookings() {
      const { t } = useLingui();
      return <Recent none={t`No bookings yet.`} />;
    },
    list: plainList(product, contract),
  };
}

export type PlainSite<Path extends string = string> = ReturnType<
  typeof plainSite<object, object, Record<never, never>, Path>
>;
