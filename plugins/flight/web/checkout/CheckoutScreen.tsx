import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useUser } from '@/core/auth/session';
import { messageOf } from '@/core/contract';
import { isTravelAgent } from '@/core/contract/constants';
import { useApiQuery } from '@/core/state/query';
import { usePageTitle } from '@/core/tenant/use-page-title';
import { Alert } from '@/core/ui/Alert';
import { Button } from '@/core/ui/Button';
import { ButtonLink } from '@/core/ui/ButtonLink';
import { EmptyState } from '@/core/ui/EmptyState';
import { ArrowLeft, SearchX } from '@/core/ui/icons';
import { Container, Inline, Stack } from '@/core/ui/layout';
import { Text } from '@/core/ui/Text';
import { repriceOffer } from '../../contract';
import * as css from '../offer/OfferScreen.css';
import { fillCriteria } from '../search/criteria';
import { translateMessage } from '../server-messages';
import { CheckoutAddress, useAddress } from '../use-address';
import { Checkout } from './Checkout';
import { CheckoutSkeleton } from './CheckoutSkeleton';
import { newKey } from './key';
import { addressMarkup, markupAddress } from './markup-address';
import { outcomeOfError } from './outcome';

/** Checkout of the offer in the address. Its key and price stand there too, so a reload goes on where it was. */
export default function CheckoutScreen() {
  const { t } = useLingui();
  usePageTitle(t`Checkout`);
  const navigate = useNavigate();
  const address = useAddress(CheckoutAddress);
  const {
    itinerary,
    fare,
    offer,
    total,
    currency,
    key,
    markup: _value,
    markupType: _type,
    ...criteria
  } = address;
  const user = useUser();
  // A link with a markup in it, opened by a traveller, is sold at the usual price.
  const markup = isTravelAgent(user?.userType) ? addressMarkup(address) : null;
  const replace = (change: Partial<typeof address>, resetScroll = false) =>
    void navigate({
      to: '/booknow/flights/checkout',
      search: { ...address, ...change },
      replace: true,
      resetScroll,
    });

  const complete = offer !== undefined && total !== undefined && currency !== undefined;
  useEffect(() => {
    // Arriving without a key is the start of a checkout, so the page begins at its top.
    if (complete && !key) replace({ key: newKey() }, true);
  });

  // The price asked for on entry. Accepting another one changes the address, and must not ask again by itself.
  const [entry] = useState({
    offerId: offer ?? '',
    travellers: fillCriteria(criteria).travellers,
    expectedTotal: { amount: total ?? 0, currency: currency ?? 'USD' },
    ...(markup ? { markup } : {}),
  });
  const quote = useApiQuery(
    repriceOffer,
    { body: entry },
    { enabled: complete, staleTime: Infinity, gcTime: 0 },
  );

  const body = () => {
    const outcome = quote.isError ? outcomeOfError(quote.error) : null;
    if (!complete || outcome?.kind === 'gone')
      return (
        <EmptyState
          level={1}
          icon={SearchX}
          title={outcome ? t`This flight is not available, please select another` : t`Choose a flight first`}
          action={
            <ButtonLink to="/booknow/flights/search" search={criteria}>
              {t`See other flights`}
            </ButtonLink>
          }
        >
          {outcome && <Text tone="secondary">{translateMessage(messageOf(quote.error))}</Text>}
        </EmptyState>
      );
    if (quote.isError)
      return (
        <Alert
          live
          tone="danger"
          title={t`We could not confirm the price`}
          action={
            <Button variant="secondary" loading={quote.isFetching} onClick={() => void quote.refetch()}>
              {t`Try again`}
            </Button>
          }
        >
          {translateMessage(messageOf(quote.error))}
        </Alert>
      );
    if (!quote.data || !key) return <CheckoutSkeleton />;
    return (
      <Checkout
        checkoutKey={key}
        criteria={criteria}
        first={quote.data.data}
        onNewKey={() => replace({ key: newKey() })}
        markup={markup}
        onAccepted={(accepted, typed) =>
          replace({ total: accepted.amount, currency: accepted.currency, ...markupAddress(typed) })
        }
      />
    );
  };

  return (
    <Container>
      <div className={css.page}>
        <Stack gap={24}>
          <Inline>
            <ButtonLink
              to="/booknow/flights/search-details"
              search={{ ...criteria, itinerary, fare }}
              variant="quiet"
              size="small"
              icon={ArrowLeft}
            >
              <Trans>Back to the flight</Trans>
            </ButtonLink>
          </Inline>
          {body()}
        </Stack>
      </div>
    </Container>
  );
}
