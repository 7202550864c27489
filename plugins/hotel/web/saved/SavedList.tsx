import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ShareButton } from '@/core/selling/results/ShareButton';
import { Button } from '@/core/ui/actions/Button';
import { Inline } from '@/core/ui/content/layout';
import { Text } from '@/core/ui/content/Text';
import { Heart } from '@/core/ui/pictures/icons';
import type { HotelOffer } from '../../contract';
import { useSavedHotels } from './saved-hotels';

interface SavedListProps {
  /** What stands in the address, by any name of each property. */
  ids: readonly string[];
  hotels: readonly HotelOffer[];
  /** More properties may come. */
  isSearching: boolean;
}

/** A list of saved properties above them: to be handed on, or to be kept by whoever was given it. */
export function SavedList({ ids, hotels, isSearching }: SavedListProps) {
  const { t } = useLingui();
  const { isSaved, toggle } = useSavedHotels();
  const listed = hotels.filter(({ id, aliases }) => [id, ...aliases].some((name) => ids.includes(name)));
  const isNew = ({ id, aliases }: HotelOffer) => !isSaved(id, aliases);
  const missing = isSearching ? 0 : Math.max(0, ids.length - listed.length);
  return (
    <Inline justify="between">
      <Text size={14} tone="secondary">
        {missing > 0 &&
          plural(missing, {
            one: '# property in this list has no rooms for these dates and guests.',
            other: '# properties in this list have no rooms for these dates and guests.',
          })}
      </Text>
      <Inline gap={8}>
        {listed.some(isNew) && (
          <Button
            variant="secondary"
            size="small"
            icon={Heart}
            onClick={() => listed.filter(isNew).forEach(({ id, aliases }) => toggle(id, aliases))}
          >
            {t`Save all of these`}
          </Button>
        )}
        <ShareButton title={t`Saved properties`} url={window.location.href} />
      </Inline>
    </Inline>
  );
}
