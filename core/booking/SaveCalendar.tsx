import { useLingui } from '@lingui/react/macro';
import { downloadFile } from '../account/download-file';
import { Button } from '../ui/Button';
import { CalendarDays } from '../ui/icons';
import { calendarFile, type CalendarEvent } from './calendar-file';

/** Hands a booking's events to the reader's calendar. */
export function SaveCalendar({ name, events }: { name: string; events: () => readonly CalendarEvent[] }) {
  const { t } = useLingui();
  return (
    <Button
      variant="secondary"
      icon={CalendarDays}
      onClick={() => downloadFile(name, new Blob([calendarFile(events())], { type: 'text/calendar' }))}
    >
      {t`Add to calendar`}
    </Button>
  );
}
