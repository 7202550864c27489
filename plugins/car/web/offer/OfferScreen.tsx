import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { linkTo } from '@/core/address/link';
import { addressId, lenient, useAddress } from '@/core/address/use-address';
import { wordsOf } from '@/core/i18n/words-of';
import { callOf } from '@/core/query/call';
import { OfferScreen, saysGone } from '@/core/selling/results/OfferScreen';
import { useOffer } from '@/core/selling/results/use-offer';
import { usePageTitle } from '@/core/tenant/use-page-title';
import { CAR_OFFER_PATH, carDetails, getDetailsFromTempUrl, tempUrlOf } from '../../contract';
import { carRefusals } from '../../contract/refusals';
import { fitting } from '../extras';
import { extrasAddress, extrasOfAddress } from '../extras-address';
import { useSizes } from '../results/use-sizes';
import { criteriaShape, RESULTS } from '../search/criteria';
import { useCarWords } from '../car-words';
import { OfferSkeleton } from './OfferSkeleton';
import { OfferView } from './OfferView';

const words = lenient(z.string());
const OfferAddress = z.object({ ...criteriaShape, offer: addressId, coverages: words, accessories: words });

/** Details are shown as they are for so long; the price is asked for again before anything is booked. */
const FRESH_FOR = 5 * 60_000;

/** A shared address names nothing but the offer; what it leads to is asked for by that address (R309). */
const detailsOf = (offerId: string, isShared: boolean) =>
  isShared
    ? callOf(getDetailsFromTempUrl, { body: { url: tempUrlOf(offerId) } })
    : callOf(carDetails, { body: { offerId } });

/** One car in full. Works from a pasted address too; what was chosen stands in it. */
export default function CarOfferScreen() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { offer: offerId, coverages, accessories, ...criteria } = useAddress(OfferAddress);
  const isShared = criteria.from === undefined;
  const car = useOffer(offerId ? detailsOf(offerId, isShared) : null, FRESH_FOR);
  const sizes = useSizes();
  const { size: sizeOf } = useCarWords();
  const found = car.found?.data;
  const size = found?.offer.availableCore.vehicle.size;
  const sizeName = sizes.find(({ id }) => id === size)?.name;
  const results = isShared ? null : linkTo(RESULTS, criteria);
  usePageTitle(size && sizeOf(size, sizeName));
  return (
    <OfferScreen
      results={results}
      isGone={!offerId || saysGone(car.error)}
      failure={car.error && car}
      words={{
        failed: t`We could not load this car`,
        gone: {
          title: wordsOf(carRefusals.gone),
          text: t`It has been rented out or its price is no longer valid. Nothing was booked and you were not charged.`,
        },
      }}
      others={
        results
          ? { ...results, label: t`See other cars` }
          : { ...linkTo('/booknow/cars'), label: t`Search cars` }
      }
    >
      {found ? (
        <OfferView
          offer={found.offer}
          sizeName={sizeName}
          criteria={criteria}
          extras={fitting(extrasOfAddress({ coverages, accessories }), found.offer)}
          shareUrl={new URL(found.tempUrl, window.location.origin).href}
          onExtras={(extras) =>
            void navigate({
              to: CAR_OFFER_PATH,
              search: { ...criteria, offer: offerId, ...extrasAddress(extras) },
              replace: true,
              resetScroll: false,
            })
          }
        />
      ) : (
        <OfferSkeleton />
      )}
    </OfferScreen>
  );
}
