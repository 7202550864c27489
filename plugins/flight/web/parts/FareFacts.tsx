import { Stack } from '@/core/ui/content/layout';
import type { FlightOffer } from '../../contract';
import { Bags } from './Bags';
import { TermFact } from './FareFact';
import { useTermWords } from './use-term-words';

interface FareFactsProps {
  offer: Pick<FlightOffer, 'bags' | 'terms'>;
  /** What a protection that is bought says in place of what the fare would keep. */
  covered?: string | null;
}

/** What the fare lets each traveller bring, and what it costs to cancel or to change: before anything is paid. */
export function FareFacts({ offer: { bags, terms }, covered = null }: FareFactsProps) {
  const words = useTermWords();
  return (
    <Stack gap={4}>
      <Bags {...bags} />
      {[...words.cancelling(terms, covered), words.change(terms)].map((term) => (
        <TermFact key={term.text} {...term} />
      ))}
    </Stack>
  );
}
