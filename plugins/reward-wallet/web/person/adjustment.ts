interface Adjustment {
  kind: 'credit' | 'debit';
  /** Minor units; null while nothing is typed. */
  minor: number | null;
  reason: string;
  available: number;
}

/** What is wrong with a credit or a debit, the first of it; null when it can be sent. */
export function adjustmentProblem({
  kind,
  minor,
  reason,
  available,
}: Adjustment): 'amount' | 'balance' | 'reason' | null {
  if (minor === null || minor <= 0) return 'amount';
  if (kind === 'debit' && minor > available) return 'balance';
  return reason.trim() === '' ? 'reason' : null;
}
