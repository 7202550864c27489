import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { isTravelAgent } from '@/core/contract';
import type { Bought } from '@/core/selling/checkout/ProductCheckout';
import { PriceSummary } from '@/core/selling/checkout/price/PriceSummary';
import { useUser } from '@/core/session/session';
import { Card } from '@/core/ui/content/Card';
import { Divider, Stack } from '@/core/ui/content/layout';
import { PriceList } from '@/core/ui/content/Price';
import type { HotelQuote } from '../../contract';
import { startOf } from '../../say/calendar';
import { feeLines } from '../../say/stay';
import { useHotelWords } from '../hotel-words';
import { usePayLines } from '../parts/fees';
import { placeOf } from '../../say/terms';
import { StayWarnings } from '../parts/StayWarnings';
import { TermsLine } from '../parts/TermsLine';

/** What of its price the product calls by another name. */
const LABELS = { base: msg`Rooms` };

/** What the stay costs, what is paid now and what at the property, and what giving it up costs. */
export function CheckoutSummary({ quote: { offer: stay }, price }: Omit<Bought<HotelQuote>, 'state'>) {
  const { t, i18n } = useLingui();
  const words = useHotelWords();
  const user = useUser();
  const payLines = usePayLines();
  const { total } = price;
  const { atProperty } = stay;
  return (
    <Card padding="large">
      <Stack gap={20}>
        <PriceSummary
          price={price}
          title={t`Price`}
          caption={`${words.nights(stay.nights)}, ${words.rooms(stay.rooms.length)}`}
          labels={LABELS}
          beside={feeLines(atProperty, i18n)}
        >
          <Divider />
          <PriceList own lines={payLines({ total, atProperty, isPaidThere: stay.payment === 'property' })} />
        </PriceSummary>
        <TermsLine terms={stay.terms} place={placeOf(stay.hotel)} price={price} starts={startOf(stay)} />
        {!isTravelAgent(user?.userType) && (
          // Staff's stand below what the price means for the agency.
          <StayWarnings total={total} published={stay.published} retail={stay.retail ?? null} />
        )}
      </Stack>
    </Card>
  );
}
