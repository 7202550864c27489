/** Later and earlier than nearly everywhere: nobody who keeps to them stands before a closed door. */
export const USUAL = { in: '16:00', out: '10:00' };
