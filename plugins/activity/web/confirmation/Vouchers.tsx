import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '@/core/i18n/use-format';
import * as css from '@/core/selling/after-sale/told/Voucher.css';
import { ScreenOnly } from '@/core/selling/after-sale/papers/ScreenOnly';
import { Card } from '@/core/ui/content/Card';
import { Stack } from '@/core/ui/content/layout';
import { Heading, Text } from '@/core/ui/content/Text';
import { QrCode } from '@/core/ui/pictures/QrCode';
import { type ActivityReservation, beginningOf } from '../../contract';
import { beginningText, pickedUpText } from '../../say/beginning';
import { OrganizerVoucherCard } from './OrganizerVoucherCard';
import { useActivityWords } from '../activity-words';
import { useAgency } from '@/core/tenant/agency';
import { Button } from '@/core/ui/actions/Button';
import { downloadFile } from '@/core/ui/actions/download-file';
import { Download } from '@/core/ui/pictures/icons';
import { offlineHtml, type OfflineVouchers } from './offline-vouchers';

/** What is shown where it begins: one code for all, or one for each, with what it is good for. */
export function Vouchers({ booking }: { booking: ActivityReservation }) {
  const { t } = useLingui();
  const format = useFormat();
  const words = useActivityWords();
  const { offer, vouchers, organizerVoucher, guests, recordLocator } = booking;
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

type Shown = Omit<OfflineVouchers, 'language' | 'agency' | 'locator'> & { locator: string | null };

/** Hands the vouchers to the downloads, as one file for where there is no network. */
function SaveOffline({ locator, ...shown }: Shown) {
  const { t, i18n } = useLingui();
  const { agencyName: name, contactPhoneNumber: phone } = useAgency();
  const save = () => {
    const html = offlineHtml({
      ...shown,
      language: i18n.locale,
      locator: locator ? { label: t`Record locator`, value: locator } : null,
      agency: { name, phone },
    });
    downloadFile(`${locator ?? 'vouchers'}.html`, new Blob([html], { type: 'text/html' }));
  };
  return (
    <Button variant="secondary" icon={Download} onClick={save}>
      {t`Save for offline`}
    </Button>
  );
}
