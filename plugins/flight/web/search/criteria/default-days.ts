/** Days from today of the default departure and return (R187). */
export const DEPART_IN_DAYS = 1;
export const RETURN_IN_DAYS = 7;
