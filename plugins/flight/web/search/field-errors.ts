import type { CriteriaError, CriteriaErrorKind } from './criteria-errors';

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

/** At most one error a field: the first of those given. */
export const oneAField = (errors: readonly CriteriaError[]): CriteriaError[] =>
  errors.filter(
    (error, index) =>
      errors.findIndex((other) => other.leg === error.leg && fieldOfError(other) === fieldOfError(error)) ===
      index,
  );
