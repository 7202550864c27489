/** Days from today to the default pick-up, and from there to the drop-off. */
export const PICK_UP_IN_DAYS = 1;
export const USUAL_DAYS = 3;
export const USUAL_TIME = '10:00';
