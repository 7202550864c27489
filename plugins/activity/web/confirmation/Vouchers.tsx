import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '@/core/i18n/use-format';
import * as css from '@/core/selling/after-sale/confirmation/Voucher.css';
import { ScreenOnly } from '@/core/selling/after-sale/papers/ScreenOnly';
import { Card } from '@/core/ui/content/Card';
import { Stack } from '@/core/ui/content/layout';
import { Heading, Text } from '@/core/ui/content/Text';
import { QrCode } from '@/core/ui/pictures/QrCode';
import { type ActivityReservation, beginningOf } from '../../contract';
import { beginningText, pickedUpText } from '../../say/beginning';
import { OrganizerVoucherCard } from './OrganizerVoucherCard';
import { SaveOffline } from './SaveOffline';
import { useActivityWords } from '../activity-words';

/** What is shown where it begins: one code for all, or one for each, with what it is good for. */
export function Vouchers({ reservation }: { reservation: ActivityReservation }) {
  const { t } = useLingui();
  const format = useFormat();
  const words = useActivityWords();
  const { offer, vouchers, organizerVoucher, guests, recordLocator } = reservation;
  const { activity, option, travelers } = offer;
  const { day, time } = option.startsAt;
  const start = time === null ? t`Open all day` : words.time(day, time);
  const when = `${format.date(day, 'full')}, ${start}`;
  const begins = beginningOf(activity, guests);
  const place = [beginningText(begins, activity.city, words.say), pickedUpText(begins, words.say)]
    .filter(Boolean)
    .join(' · ');
  const whoOf = (traveler: string | null) => traveler ?? words.travelers(travelers);
  if (organizerVoucher)
    return (
      <OrganizerVoucherCard
        voucher={organizerVoucher}
        {...{ when, place, title: activity.title, option: option.title, locator: recordLocator }}
        who={words.travelers(travelers)}
      />
    );
  if (vouchers.length === 0) return null;
  return (
    <Stack gap={16}>
      {vouchers.map(({ code, traveler }) => (
        <Card key={code} as="article" padding="large" aria-label={traveler ?? t`Your voucher`}>
          <div className={css.sides}>
            <Stack gap={8}>
              <Heading level={2} size={24}>
                {activity.title}
              </Heading>
              <Text weight={550}>{when}</Text>
              <Text tone="secondary">{[option.title, place].join(' · ')}</Text>
              <Text>{whoOf(traveler)}</Text>
              <Text size={12} tone="secondary">
                <Trans>Voucher</Trans>
              </Text>
              <span className={css.locator}>{code}</span>
            </Stack>
            <QrCode text={code} label={t`Code of this voucher`} />
          </div>
        </Card>
      ))}
      <ScreenOnly>
        <SaveOffline
          {...{ when, place, title: activity.title, option: option.title, locator: recordLocator }}
          people={guests.travelers.map(({ firstName, lastName }) => `${firstName} ${lastName}`)}
          vouchers={vouchers.map(({ code, traveler }) => ({ code, who: whoOf(traveler) }))}
        />
      </ScreenOnly>
    </Stack>
  );
}
