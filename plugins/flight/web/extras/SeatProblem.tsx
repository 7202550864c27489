import { Trans, useLingui } from '@lingui/react/macro';
import { Alert } from '@/core/ui/feedback/Alert';
import { wordsOf } from '@/core/i18n/words-of';
import type { SeatProblem as Problem } from './seats-and-bags';

/** Why a choice is not, or not all, part of the price. */
export function SeatProblem({ problem }: { problem: Problem }) {
  const { t } = useLingui();
  if (problem.kind === 'failed')
    return (
      <Alert live tone="danger" title={t`We could not get the price of seats and bags`}>
        {wordsOf(problem)}
      </Alert>
    );
  const seats = problem.seats.map(({ seat }) => seat).join(', ');
  return (
    <Alert
      live
      tone="warning"
      title={
        problem.seats.length > 0
          ? t`Just taken by someone else: ${seats}`
          : t`Some of the bags can no longer be added`
      }
    >
      {problem.seats.length > 0 ? (
        <Trans>Please choose again. Everything else stays as you chose it.</Trans>
      ) : (
        <Trans>They are not part of the price. Everything else stays as you chose it.</Trans>
      )}
    </Alert>
  );
}
