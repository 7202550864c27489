import { useLingui } from '@lingui/react/macro';
import { downloadFile } from '../../../ui/actions/download-file';
import { Button } from '../../../ui/actions/Button';
import { CalendarDays } from '../../../ui/pictures/icons';
import { type CalendarEdition, type CalendarEvent, calendarFile } from '../../../say/calendar-file';
import { useAgency } from '../../../tenant/agency';

interface SaveCalendarProps {
  name: string;
  edition: CalendarEdition;
  events: () => readonly CalendarEvent[];
}

/** Hands a booking's events to the reader's calendar. */
export function SaveCalendar({ name, edition, events }: SaveCalendarProps) {
  const { t } = useLingui();
  const { agencyName: by, contactEmailId: email } = useAgency();
  return (
    <Button
      variant="secondary"
      icon={CalendarDays}
      onClick={() =>
        downloadFile(
          name,
          new Blob([calendarFile(events(), { by, email, origin: location.origin }, edition)], {
            type: 'text/calendar',
          }),
        )
      }
    >
      {t`Add to calendar`}
    </Button>
  );
}
