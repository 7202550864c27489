import { actions } from './actions';
import { content, pictures } from './content';
import { dates } from './dates';
import { forms, numbers, pickers, places } from './forms';
import { more } from './more';
import { navigation, tables } from './navigation';
import type { NotesPage } from './notes';
import { overlays } from './overlays';

/** The notes of every component, by the page of the workbench that shows it. */
export const NOTES: readonly NotesPage[] = [
  actions,
  forms,
  numbers,
  pickers,
  places,
  dates,
  navigation,
  tables,
  overlays,
  content,
  ...pictures,
  ...more,
];

/** Exported for other components only; no screen uses them. */
export const INTERNAL: Readonly<Record<string, string>> = {
  ButtonContent: 'what Button and ButtonLink have inside',
  FieldFrame: 'label, hint and error of every field',
  FieldNotes: 'label, hint and error of every field',
  ControlBox: 'the box of every input',
  DateTrigger: 'the button of DateField and DateRangeField',
  TypedDate: 'part of the calendars',
  Months: 'part of the calendars',
  Day: 'part of the calendars',
  Layer: 'what the lists of Menu, Combobox and MultiSelect stand in',
  HeadCell: 'part of Table',
  SelectBox: 'part of Table',
  SelectionBar: 'part of Table',
  CardSort: 'part of Table',
  ChartFrame: 'what every chart has around it',
  Legend: 'part of the charts',
  Swatch: 'part of the charts',
  Plot: 'part of the charts',
};
