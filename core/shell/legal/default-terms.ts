import { useLingui } from '@lingui/react/macro';

/** Neutral terms for travellers, used on every agency's site; an agency's own conditions come beside them. */
export function useDefaultTerms(agencyName: string): string {
  const { t } = useLingui();
  const sections: [string, string][] = [
    [
      t`Who we are`,
      t`This site is run by ${agencyName}, which arranges travel services on your behalf. Airlines, properties and other providers deliver those services under their own terms, which are shown before you pay.`,
    ],
    [
      t`Your account`,
      t`Keep your password to yourself and your details up to date. You are responsible for what is booked through your account. Tell us right away if you think that someone else is using it.`,
    ],
    [
      t`Prices and payment`,
      t`The price that you accept at checkout is the price that you pay. When a provider changes a price before the booking is made, we show the old and the new price and ask you again. Your card is charged only for a confirmed booking; when a booking fails, money that was held is released.`,
    ],
    [
      t`Travelers' details`,
      t`Names must be written as in the travel document. Please check dates, names and documents before you pay: providers may charge for corrections or refuse them.`,
    ],
    [
      t`Changes and cancellation`,
      t`Whether a booking can be changed or refunded, by when and at what cost depends on its own rules, which are shown before payment and in your booking. Refunds go back to the original payment method.`,
    ],
    [
      t`Documents and health`,
      t`You are responsible for passports, visas, vaccinations and entry rules. Requirements change: please check them with the authorities before you travel.`,
    ],
    [
      t`Liability`,
      t`We are responsible for arranging your booking with care. The provider is responsible for the service itself. Nothing here limits the rights that the law of your country gives you as a consumer.`,
    ],
    [
      t`Personal data`,
      t`We use your data to make and look after your bookings, and pass on to providers only what they need for that. The privacy policy of the agency, where it has published one, says more.`,
    ],
  ];
  return sections.map(([title, body]) => `# ${title}\n${body}`).join('\n\n');
}
