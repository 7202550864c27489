import { Trans, useLingui } from '@lingui/react/macro';
import { SectionCard } from '@/core/selling/results/Section';
import { PriceList } from '@/core/ui/content/Price';
import { HOTEL_BREAKDOWN, type HotelReservation } from '../../contract';

/** The nine lines of the price as the trade tells them (R277), to staff; what a reader may not see is not there. */
export function BreakdownCard({ booking: { breakdown, price } }: { booking: HotelReservation }) {
  const { t } = useLingui();
  if (!price.staff) return null;
  const names: Record<(typeof HOTEL_BREAKDOWN)[number], string> = {
    publishedRate: t`Published Rate`,
    wholesaleRate: t`Wholesale Rate`,
    agencyMarkup: t`Agency Markup`,
    priceToTraveler: t`Price to Traveler`,
    retailPrice: t`Retail Price`,
    packageRate: t`Package Rate`,
    baseFare: t`Base Fare`,
    taxesAndFees: t`Taxes and fees`,
    resortFee: t`Resort fee payable at property`,
  };
  const lines = HOTEL_BREAKDOWN.flatMap((line) => {
    const money = breakdown[line];
    return money ? [{ id: line, label: names[line], money }] : [];
  });
  return (
    <SectionCard title={<Trans>Price breakdown</Trans>}>
      <PriceList lines={lines} own />
    </SectionCard>
  );
}
