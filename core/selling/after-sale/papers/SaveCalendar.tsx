import { useLingui } from '@lingui/react/macro';
import { downloadFile } from '../../../ui/actions/download-file';
import { Button } from '../../../ui/actions/Button';
import { CalendarDays } from '../../../ui/pictures/icons';
import { calendarFile, type CalendarEvent } from '../../../say/calendar-file';
import { useAgency } from '../../../tenant/agency';

/** Hands a booking's events to the reader's calendar. */
export function SaveCalendar({ name, events }: { name: string; events: () => readonly CalendarEvent[] }) {
  const { t } = useLingui();
  const { agencyName } = useAgency();
  return (
    <Button
      variant="secondary"
      icon={CalendarDays}
      onClick={() =>
        downloadFile(
          name,
          new Blob([calendarFile(events(), { by: agencyName, origin: location.origin })], {
            type: 'text/calendar',
          }),
        )
      }
    >
      {t`Add to calendar`}
    </Button>
  );
}
