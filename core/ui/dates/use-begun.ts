import { useState } from 'react';

/**
 * Whether this has ever been drawn. What Radix mounts already open is drawn with the rest, in slices; what it opens
 * later it mounts in one piece after the commit.
 */
export function useBegun(drawn: boolean): boolean {
  const [begun, setBegun] = useState(drawn);
  if (drawn && !begun) setBegun(true);
  return begun || drawn;
}
