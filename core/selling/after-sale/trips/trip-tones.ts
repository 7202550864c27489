/** How a booking's state looks. */
export const TRIP_TONES = {
  processing: 'progress',
  'action-required': 'warning',
  reserved: 'warning',
  confirmed: 'success',
  cancelled: 'neutral',
  failed: 'danger',
} as const;
