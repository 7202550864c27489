import { useLingui } from '@lingui/react/macro';
import { Stack } from '@/core/ui/layout';
import { Progress } from '@/core/ui/Spinner';
import { ResultsSkeleton } from './ResultsSkeleton';

interface SearchingProps {
  from: string;
  to: string;
  legs: number;
}

/** While the suppliers are asked: what is looked for, above cards of the final geometry (rules 6 and 26). */
export function Searching({ from, to, legs }: SearchingProps) {
  const { t } = useLingui();
  return (
    <Stack gap={16}>
      <Progress label={t`Searching flights`} detail={t`Asking airlines for fares from ${from} to ${to}`} />
      <ResultsSkeleton legs={legs} />
    </Stack>
  );
}
