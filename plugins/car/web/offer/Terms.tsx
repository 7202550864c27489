import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '@/core/i18n/use-format';
import { Section } from '@/core/selling/results/Section';
import { Amount } from '@/core/ui/content/Amount';
import { DescriptionList } from '@/core/ui/content/DescriptionList';
import { Icon } from '@/core/ui/pictures/Icon';
import { Check } from '@/core/ui/pictures/icons';
import { Stack } from '@/core/ui/content/layout';
import { Text } from '@/core/ui/content/Text';
import { isPaidAtCounter, type CarDetails } from '../../contract';
import { mileageText } from '../../say/mileage';
import { useDeadline } from '../parts/deadline';
import { useCarWords } from '../car-words';
import * as css from './OfferScreen.css';

/** How far it may go, how it comes back, what is blocked, and what giving it up costs. */
export function RentalTerms({ offer }: { offer: CarDetails }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const words = useCarWords();
  const { rentalRate } = offer.availableCore;
  const { distance, included: whole } = rentalRate;
  const { fuelPolicy, deposit } = offer;
  const fuel =
    fuelPolicy &&
    {
      'full-to-full': t`You get the car with a full tank and return it full.`,
      'same-to-same': t`You return the car with as much fuel as it had.`,
      charged: t`You return the car with at least the charge it had.`,
    }[fuelPolicy];
  const mileage = () => {
    const other = mileageText(rentalRate, i18n);
    if (other) return whole ? t`${other}. Driving farther is charged at the counter.` : other;
    if (!distance) return t`Unlimited: drive as far as you like.`;
    const included = format.number(distance.kilometresPerDay, { style: 'unit', unit: 'kilometer' });
    const beyond = <Amount money={distance.perKilometre} />;
    return (
      <Trans>
        {included} a day are included; each additional kilometer costs {beyond}.
      </Trans>
    );
  };
  return (
    <Section title={<Trans>Terms of this rental</Trans>}>
      <DescriptionList
        items={[
          { id: 'mileage', term: t`Mileage`, value: mileage() },
          ...(fuelPolicy
            ? [
                {
                  id: 'fuel',
                  term: fuelPolicy === 'charged' ? t`Battery` : t`Fuel`,
                  value: `${words.fuelPolicy(fuelPolicy)}. ${fuel}`,
                },
              ]
            : []),
          {
            id: 'deposit',
            term: t`Deposit`,
            value: deposit ? (
              <Trans>
                {<Amount money={deposit} />} is held on the driver's card at the counter and released when the
                car is returned.
              </Trans>
            ) : (
              t`The rental company tells at the counter what it holds on the driver’s card.`
            ),
          },
        ]}
      />
    </Section>
  );
}

/** What giving up a car costs that is paid at the counter. */
export const CounterTerms = () => (
  <Trans>
    You can cancel here for nothing until pick-up. The rental company may charge what its conditions say.
  </Trans>
);

/** What giving the car up costs, by time, as sentences with dates (rule 12 of the experience guide). */
export function Cancellation({ offer }: { offer: CarDetails }) {
  const { t } = useLingui();
  const deadline = useDeadline();
  const { freeUntil, fee, nothingFrom } = offer.cancellation;
  const end = deadline(nothingFrom, offer.pickUp);
  const cost = fee ? <Amount money={fee} /> : null;
  const free = freeUntil ? deadline(freeUntil, offer.pickUp) : null;
  if (isPaidAtCounter(offer))
    return (
      <Section title={<Trans>If your plans change</Trans>} gap={12}>
        <Text>
          <CounterTerms />
        </Text>
      </Section>
    );
  return (
    <Section title={<Trans>If your plans change</Trans>} gap={12}>
      <Stack gap={4}>
        {free && (
          <Text tone="success" weight={550}>
            {t`Free cancellation until ${free}.`}
          </Text>
        )}
        <Text>
          {free ? (
            cost ? (
              <Trans>
                After that, and until {end}, canceling costs {cost}.
              </Trans>
            ) : (
              t`No refund after that.`
            )
          ) : cost ? (
            <Trans>
              Canceling costs {cost} until {end}.
            </Trans>
          ) : (
            t`No refund if you cancel.`
          )}
        </Text>
        {cost && <Text tone="secondary">{t`No refund from then on.`}</Text>}
      </Stack>
    </Section>
  );
}

/** What the driver has to bring to the desk. */
export function Requirements({ offer }: { offer: CarDetails }) {
  const { t } = useLingui();
  const { minimumAge, licenceYears, creditCard } = offer.requirements;
  const deposit = offer.deposit && <Amount money={offer.deposit} />;
  const items = [
    licenceYears > 0
      ? plural(licenceYears, {
          one: 'A driver’s license, held for at least # year',
          other: 'A driver’s license, held for at least # years',
        })
      : t`A driver’s license`,
    t`An ID card or a passport`,
    !deposit ? (
      t`A credit card in the driver’s name`
    ) : creditCard ? (
      <Trans key="card">A credit card in the driver’s name, with {deposit} free for the deposit</Trans>
    ) : (
      <Trans key="card">A payment card in the driver’s name, with {deposit} free for the deposit</Trans>
    ),
    t`The confirmation of this booking, printed or on the phone`,
  ];
  return (
    <Section title={<Trans>What to bring to the counter</Trans>} gap={12}>
      <ul className={css.papers}>
        {items.map((item, at) => (
          <li key={at} className={css.line}>
            <span className={css.good}>
              <Icon icon={Check} size="small" />
            </span>
            {item}
          </li>
        ))}
      </ul>
      {minimumAge !== null && (
        <Text size={14} tone="secondary">
          {t`The driver has to be at least ${minimumAge} years old.`}
        </Text>
      )}
    </Section>
  );
}
