import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Card } from '@/core/ui/content/Card';
import { Grow, Inline } from '@/core/ui/content/layout';
import { DateRangeField } from '@/core/ui/dates/DateRangeField';
import { HOTEL_MAX_NIGHTS } from '../../contract';
import type { FilledCriteria } from '../search/criteria';
import { RoomsField } from '../search/RoomsField';

interface StayChangeProps {
  filled: FilledCriteria;
  onChange: (filled: FilledCriteria) => void;
  /** Another way to choose the dates. */
  children?: ReactNode;
}

/** Other dates or other guests, in place: the page goes on with what there is for them. */
export function StayChange({ filled, onChange, children }: StayChangeProps) {
  const { t } = useLingui();
  const { checkIn, checkOut, rooms } = filled;
  return (
    <Card padding="medium">
      <Inline gap={16} align="end">
        <Grow wraps>
          <DateRangeField
            label={t`Dates of your stay`}
            startLabel={t`Check-in`}
            endLabel={t`Check-out`}
            value={checkIn ? { start: checkIn, end: checkOut } : null}
            onChange={({ start, end }) => onChange({ ...filled, checkIn: start, checkOut: end })}
            maxDays={HOTEL_MAX_NIGHTS}
            unit="nights"
          />
        </Grow>
        <RoomsField id="stay-rooms" rooms={rooms} onChange={(next) => onChange({ ...filled, rooms: next })} />
        {children}
      </Inline>
    </Card>
  );
}
