import { Stack } from '@/core/ui/content/layout';
import type { FlightOffer } from '../../contract';
import { Bags } from './Bags';
import { TermFact } from './FareFact';
import { useTermWords } from './use-term-words';

/** What the fare lets each traveller bring, and what it costs to cancel or to change: before anything is paid. */
export function FareFacts({ offer: { bags, terms } }: { offer: Pick<FlightOffer, 'bags' | 'terms'> }) {
  const words = useTermWords();
  return (
    <Stack gap={4}>
      <Bags {...bags} />
      {[...words.cancelling(terms), words.change(terms)].map((term) => (
        <TermFact key={term.text} {...term} />
      ))}
    </Stack>
  );
}
