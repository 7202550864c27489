import type { CriteriaError, CriteriaErrorKind } from '../criteria/criteria-errors';

export type FieldName = 'from' | 'to' | 'date';

const FIELD: Record<CriteriaErrorKind, FieldName> = {
  'from-missing': 'from',
  'to-missing': 'to',
  'same-place': 'to',
  'date-missing': 'date',
  'depart-past': 'date',
  'return-early': 'date',
  'leg-early': 'date',
};
export const fieldOfError = ({ kind }: CriteriaError): FieldName => FIELD[kind];
