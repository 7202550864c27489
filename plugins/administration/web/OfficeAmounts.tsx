import { Trans } from '@lingui/react/macro';
import { Outlet, useLocation } from '@tanstack/react-router';
import { useShownCurrencies } from '@/core/currency/state';
import { InOwnCurrency } from '@/core/i18n/in-own-currency';
import { Container } from '@/core/ui/content/layout';
import { Text } from '@/core/ui/content/Text';
import * as frame from '@/core/office/page.css';

/** Screens without an amount. */
const WITHOUT = /^\/settings\/(website|recent-searches)/i;

/** Figures of the office are what was charged, all in the agency's currency; who has chosen another one is told so. */
export default function OfficeAmounts() {
  const { chosen, own } = useShownCurrencies();
  const isAbout = !WITHOUT.test(useLocation().pathname);
  return (
    <InOwnCurrency>
      {isAbout && chosen !== own && (
        <div className={frame.note}>
          <Container width="wide">
            <Text size={14} tone="secondary" role="note">
              <Trans>
                Amounts on this page are in {own}, as they were charged, and not converted to {chosen}.
              </Trans>
            </Text>
          </Container>
        </div>
      )}
      <Outlet />
    </InOwnCurrency>
  );
}
