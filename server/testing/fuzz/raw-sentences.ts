/** Sentences of the validator's own, of which nobody is told any. */
export const RAW =
  /Invalid (input|option|key|value|element|discriminator)|Unrecognized key|Too (small|big): expected|expected (one of|string|number|int|boolean|array|object|record|exactly|>|<)|must (start|end) with|must include|must match pattern|must be a multiple|received (undefined|null|string|number|boolean|array|object|NaN)/;
