import { carRefusals } from '../../contract/refusals';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { OfferPage } from '@/core/selling/results/OfferLayout';
import { addressId, lenient, useAddress } from '@/core/address/use-address';
import { usePageTitle } from '@/core/tenant/use-page-title';
import { Alert } from '@/core/ui/feedback/Alert';
import { ButtonLink } from '@/core/ui/actions/ButtonLink';
import { EmptyState } from '@/core/ui/feedback/EmptyState';
import { ArrowLeft, SearchX } from '@/core/ui/pictures/icons';
import { Text } from '@/core/ui/content/Text';
import { fitting } from '../extras';
import { extrasAddress, extrasOfAddress } from '../extras-address';
import { useSizes } from '../results/use-sizes';
import { criteriaShape } from '../search/criteria';
import { wordsOf } from '@/core/i18n/words-of';
import { useCarWords } from '../car-words';

import { OfferSkeleton } from './OfferSkeleton';
import { OfferView } from './OfferView';
import { useCar } from './use-car';

const words = lenient(z.string());
const OfferAddress = z.object({ ...criteriaShape, offer: addressId, coverages: words, accessories: words });

/** Answers after which asking again does not help: the car is gone, or there never was one. */
const GONE = ['OFFER_GONE', 'INVALID_REQUEST', 'NOT_FOUND'];

/** One car in full. Works from a pasted address too; what was chosen stands in it. */
export default function OfferScreen() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { offer: offerId, coverages, accessories, ...criteria } = useAddress(OfferAddress);
  const isShared = criteria.from === undefined;
  const car = useCar(offerId, isShared);
  const sizes = useSizes();
  const size = useCarWords().size;
  const found = car.isError ? undefined : car.data?.data;
  const sizeName = sizes.find(({ id }) => id === found?.offer.availableCore.vehicle.size)?.name;
  usePageTitle(found && size(found.offer.availableCore.vehicle.size, sizeName));

  const body = () => {
    if (!offerId || (car.error && GONE.includes(car.error.code)))
      return (
        <EmptyState
          level={1}
          icon={SearchX}
          title={wordsOf(carRefusals.gone)}
          action={
            isShared ? (
              <ButtonLink to="/booknow/cars">{t`Search cars`}</ButtonLink>
            ) : (
              <ButtonLink to="/booknow/cars/search" search={criteria}>
                {t`See other cars`}
              </ButtonLink>
            )
          }
        >
          <Text tone="secondary">
            <Trans>
              It was rented out or its price is no longer valid. Nothing was booked and no money was taken.
            </Trans>
          </Text>
        </EmptyState>
      );
    if (car.error)
      return (
        <Alert
          live
          tone="danger"
          title={t`We could not load this car`}
          onRetry={() => void car.refetch()}
          retrying={car.isFetching}
        >
          {wordsOf(car.error)}
        </Alert>
      );
    if (!found) return <OfferSkeleton />;
    return (
      <OfferView
        offer={found.offer}
        sizeName={sizeName}
        criteria={criteria}
        extras={fitting(extrasOfAddress({ coverages, accessories }), found.offer)}
        shareUrl={new URL(found.tempUrl, window.location.origin).href}
        onExtras={(extras) =>
          void navigate({
            to: '/booknow/cars/result-details',
            search: { ...criteria, offer: offerId, ...extrasAddress(extras) },
            replace: true,
            resetScroll: false,
          })
        }
      />
    );
  };
  return (
    <OfferPage
      back={
        !isShared && (
          <ButtonLink
            to="/booknow/cars/search"
            search={criteria}
            variant="quiet"
            size="small"
            flush
            icon={ArrowLeft}
          >
            <Trans>Back to results</Trans>
          </ButtonLink>
        )
      }
    >
      {body()}
    </OfferPage>
  );
}
