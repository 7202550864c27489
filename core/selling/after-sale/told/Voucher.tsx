import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Told } from '../../../say/told';
import { Card } from '../../../ui/content/Card';
import { Divider, Stack } from '../../../ui/content/layout';
import { Heading, Text } from '../../../ui/content/Text';
import { QrCode } from '../../../ui/pictures/QrCode';
import type { Booking } from '../product';
import { ToldRows } from './ToldCards';
import * as css from './Voucher.css';

interface VoucherProps {
  booking: Pick<Booking, 'recordLocator'>;
  told: Pick<Told, 'pass'>;
  /** What it is called. */
  label: string;
  heading: ReactNode;
  /** Above the heading, and below it. */
  above?: ReactNode;
  about?: ReactNode;
  /** An address to scan, which opens the booking. */
  code?: string;
  /** A picture of it, before what it tells. */
  picture?: ReactNode;
  /** After what it tells. */
  children?: ReactNode;
}

/** What is shown where a booking is used: the number to say, and what is told beside it. */
export function Voucher({ booking, told, label, heading, code, children, ...own }: VoucherProps) {
  const { t } = useLingui();
  const locator = (
    <div className={code ? undefined : css.reference}>
      <Text size={12} tone="secondary">
        {t`Record Locator`}
      </Text>
      <span className={css.locator}>{booking.recordLocator ?? '–'}</span>
    </div>
  );
  return (
    <Card as="article" padding="large" aria-label={label}>
      <Stack gap={20}>
        <div className={css.sides}>
          <Stack gap={8}>
            {own.above}
            <Heading level={2} size={24}>
              {heading}
            </Heading>
            {own.about && <Text tone="secondary">{own.about}</Text>}
            {code && locator}
          </Stack>
          {code ? (
            <QrCode
              text={new URL(code, window.location.origin).href}
              label={t`Code that opens this booking`}
            />
          ) : (
            locator
          )}
        </div>
        {own.picture}
        <Divider />
        <ToldRows rows={told.pass} />
        {children}
      </Stack>
    </Card>
  );
}
