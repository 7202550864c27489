import type { NotesPage } from './notes';

const calendarKeys = [
  { keys: '← → ↑ ↓', does: 'Moves by a day or a week' },
  { keys: 'Page Up, Page Down', does: 'Previous or next month' },
  { keys: 'Home, End', does: 'Start or end of the week' },
  { keys: 'Enter, Space', does: 'Chooses the day' },
  { keys: 'Escape', does: 'Closes the calendar without changing anything' },
];

export const dates: NotesPage = {
  page: 'Library/Forms/Dates',
  notes: [
    {
      components: ['DateField', 'DatePickerModal'],
      file: 'dates/DateField',
      use: 'One day: a one-way trip, the day of a visit. The button is light; the calendar comes when it is opened.',
      dos: ['Give `min` and `max`; days outside stay visible and cannot be chosen.'],
      donts: ['Not for a birth date: nobody pages back forty years. That is a `DateEntryField`.'],
      keys: [{ keys: 'Enter, Space', does: 'Opens the calendar' }, ...calendarKeys],
      roles:
        'A `button` with `aria-haspopup="dialog"`, named by label and value; inside, a `grid` of days and a typed date.',
      announces: 'The chosen day, and why a typed one cannot be.',
    },
    {
      components: ['DateRangeField', 'DateRangePickerModal'],
      file: 'dates/DateRangeField',
      use: 'Departure and return, check-in and check-out, in one calendar.',
      dos: ['Say the unit: nights for stays, days for rentals.', 'Let the dates be typed as well.'],
      donts: ['No two separate calendars for one stay.'],
      keys: [{ keys: 'Enter, Space', does: 'Opens the calendar' }, ...calendarKeys],
      roles:
        'Two `button`s over one dialog; inside, a `grid` named by the title and a typed date at each end.',
      announces:
        'The range with its number of nights or days; after a first day, that the second is to be chosen. Without it, the former length stays.',
    },
    {
      components: ['DateEntryField'],
      file: 'dates/DateEntryField',
      use: 'A date one knows by heart: birth, expiry of a passport.',
      dos: ['`autoComplete="bday"` for the traveller’s own.'],
      donts: ['Not for a travel date: there the weekday matters.'],
      keys: [{ keys: 'Tab', does: 'Goes from day to month to year, in the order of the language' }],
      roles: '`fieldset` named by its legend, with hint and error tied by `aria-describedby`.',
    },
  ],
};
