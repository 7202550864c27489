import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CriteriaErrorKind } from '../criteria/criteria-errors';

export type FieldName = 'from' | 'to' | 'date';

/** What is wrong in the search form and how to mend it, and the field at which it is told. */
export const ERROR_WORDS: Record<CriteriaErrorKind, { field: FieldName; message: MessageDescriptor }> = {
  'from-missing': { field: 'from', message: msg`Choose where you fly from` },
  'to-missing': { field: 'to', message: msg`Choose where you fly to` },
  'same-place': { field: 'to', message: msg`Origin and destination must not be the same` },
  'date-missing': { field: 'date', message: msg`Choose a departure date` },
  'depart-past': { field: 'date', message: msg`The departure date has passed. Choose one from today on.` },
  'return-early': { field: 'date', message: msg`The return must not be before the departure` },
  'leg-early': { field: 'date', message: msg`This flight cannot leave before the previous one` },
};
