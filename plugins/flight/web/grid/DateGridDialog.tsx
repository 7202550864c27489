import { useLingui } from '@lingui/react/macro';
import { Dialog } from '@/core/ui/overlays/Dialog';
import { Stack } from '@/core/ui/content/layout';
import { Text } from '@/core/ui/content/Text';
import { fillCriteria, RESULTS, type Criteria } from '../search/criteria/criteria';
import { changedOptions } from '../search/criteria/preferences';
import { totalTravellers } from '../search/criteria/travellers';
import { useRoute } from '../search/places/use-route';
import { useStartSearch } from '@/core/selling/search/use-start-search';
import { useCabinWords } from '../cabin-words';
import { useTravellerWords } from '../traveller-words';
import { DateGrid } from './DateGrid';
import { withDates } from './with-dates';

interface DateGridDialogProps {
  criteria: Criteria;
  onClose: () => void;
}

/** Prices of the days around; choosing one searches for it. */
export function DateGridDialog({ criteria, onClose }: DateGridDialogProps) {
  const { t } = useLingui();
  const travellers = useTravellerWords();
  const cabin = useCabinWords();
  const search = useStartSearch(RESULTS);
  const { title } = useRoute(criteria);
  const filled = fillCriteria(criteria);
  const who = travellers.total(totalTravellers(filled.travellers));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Flexible dates`}
      description={t`Lowest total price, ${title} · ${who} · ${cabin(filled.cabin)}`}
      size="large"
    >
      <Stack gap={16}>
        <DateGrid
          criteria={criteria}
          onChoose={(pair) => {
            const next = withDates(criteria, pair);
            if (next.depart === criteria.depart && next.return === criteria.return) onClose();
            // In the place of the dialog: Back leads to the results that it was opened over.
            else search(next, { replace: true });
          }}
        />
        {changedOptions(filled.preferences).length > 0 && (
          <Text size={14} tone="secondary">
            {t`These prices do not take your advanced options into account; the search for the chosen dates does.`}
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}
