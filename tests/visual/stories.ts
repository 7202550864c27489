/** Stories that have a stored picture: one for each look of the library, chosen to be steady and telling. */
export const PICTURED = [
  'library-actions-button--variants',
  'library-actions-button--disabled',
  'library-content--type',
  'library-content--links',
  'library-navigation--tabs-and-breadcrumbs',
  'library-forms-fields--text-fields',
  'library-forms-fields--choice-fields',
  'library-wayfinding--side-navigation',
  'library-wayfinding--steps-and-progress',
  'library-data-table--empty',
  'library-data-charts--shares',
  'library-pictures-routearc--default',
] as const;
