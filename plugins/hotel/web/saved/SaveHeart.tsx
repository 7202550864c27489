import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@/core/ui/actions/Button';
import { Heart } from '@/core/ui/pictures/icons';
import { useSavedHotels } from './saved-hotels';
import * as css from './SaveHeart.css';

interface SaveHeartProps {
  id: string;
  name: string;
  aliases?: readonly string[];
}

/** Keeps a property for later, in this browser. */
export function SaveHeart({ id, name, aliases = [] }: SaveHeartProps) {
  const { t } = useLingui();
  const { isSaved, toggle } = useSavedHotels();
  const on = isSaved(id, aliases);
  return (
    <span className={on ? css.on : css.off}>
      <IconButton
        icon={Heart}
        variant="secondary"
        size="small"
        aria-pressed={on}
        label={on ? t`Saved: ${name}` : t`Save ${name}`}
        onClick={() => toggle(id, aliases)}
      />
    </span>
  );
}
