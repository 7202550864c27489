import { useId } from 'react';
import { Trans, useLingui, Plural } from '@lingui/react/macro';
import { usePluginHost } from '@/core/plugin/react';
import { namedIcons } from '@/core/shell/frame/named-icons';
import { Badge } from '@/core/ui/content/Badge';
import { Button, IconButton } from '@/core/ui/actions/Button';
import { Icon } from '@/core/ui/pictures/Icon';
import { ArrowDown, ArrowUp, Plug, RefreshCw, Trash2, Undo2 } from '@/core/ui/pictures/icons';
import { Switch } from '@/core/ui/choices/Switch';
import { VisuallyHidden } from '@/core/ui/content/Text';
import type { InstalledProduct } from '../../installed';
import { isOffered, type Product } from '../draft';
import * as css from '../settings.css';
import type { SiteSettings } from '@/core/contract';

interface Props {
  product: Product;
  /** As it is saved now. */
  before: Product | undefined;
  installed: InstalledProduct | undefined;
  /** Those that were made of it; undefined for none, and while they are not known. */
  bookings: Bookings | undefined;
  title: string;
  isFirst: boolean;
  isLast: boolean;
  opensFirst: boolean;
  onSwitch: (isActive: boolean) => void;
  onRemove: (isRemoved: boolean) => void;
  onMove: (by: -1 | 1) => void;
}

/** One product of the list, with what its switch will do in words. */
export function ProductRow({
  product,
  before,
  installed,
  bookings,
  title,
  isFirst,
  isLast,
  opensFirst,
  onSwitch,
  onRemove,
  onMove,
}: Props) {
  const { t } = useLingui();
  const host = usePluginHost();
  const id = useId();
  const changed = product.isActive !== before?.isActive || product.isRemoved;
  const failed = installed?.status === 'failed';
  return (
    <li className={changed ? `${css.row} ${css.rowChanged}` : css.row}>
      <span className={isOffered(product) ? `${css.tile} ${css.tileOn}` : css.tile}>
        <Icon icon={installed ? namedIcons[installed.icon] : Plug} />
      </span>
      <span className={css.words}>
        <span className={css.productName}>
          {title}
          {opensFirst && (
            <Badge tone="brand">
              <Trans>Opens first</Trans>
            </Badge>
          )}
          {!product.isInstalled && (
            <Badge tone="warning">
              <Trans>Not installed here</Trans>
            </Badge>
          )}
          {failed && (
            <Badge tone="danger">
              <Trans>Could not load</Trans>
            </Badge>
          )}
        </span>
        <span className={css.effect} id={`${id}-effect`}>
          <Effect product={product} before={before} />
          {bookings && product.isInstalled && !product.isActive && (
            <>
              {' '}
              <LookedAfter bookings={bookings} isSaved={!changed} />
            </>
          )}
        </span>
      </span>
      <span className={css.controls}>
        {changed && (
          <Button
            size="small"
            variant="quiet"
            icon={Undo2}
            onClick={() => (product.isRemoved ? onRemove(false) : onSwitch(!product.isActive))}
          >
            <Trans>Undo</Trans>
            <VisuallyHidden>: {title}</VisuallyHidden>
          </Button>
        )}
        {failed && (
          <IconButton
            size="small"
            icon={RefreshCw}
            label={t`Load ${title} again`}
            onClick={() => void host.retry(installed.plugin)}
          />
        )}
        <span className={css.moves}>
          <IconButton
            size="small"
            icon={ArrowUp}
            label={t`Move ${title} up`}
            aria-disabled={isFirst}
            data-move={-1}
            data-product={product.name}
            onClick={() => onMove(-1)}
          />
          <IconButton
            size="small"
            icon={ArrowDown}
            label={t`Move ${title} down`}
            aria-disabled={isLast}
            data-move={1}
            data-product={product.name}
            onClick={() => onMove(1)}
          />
        </span>
        {product.isInstalled ? (
          <Switch
            hideLabel
            label={title}
            aria-describedby={`${id}-effect`}
            checked={product.isActive}
            onChange={onSwitch}
          />
        ) : (
          !product.isRemoved && (
            <IconButton
              size="small"
              icon={Trash2}
              label={t`Remove ${title} from the menu`}
              onClick={() => onRemove(true)}
            />
          )
        )}
      </span>
    </li>
  );
}

/** What travellers see of it now, and what saving changes. */
function Effect({ product, before }: Pick<Props, 'product' | 'before'>) {
  if (product.isRemoved) return <Trans>Leaves your menu when you save.</Trans>;
  if (!product.isInstalled) return <Trans>Nothing on this site sells it, so travelers do not see it.</Trans>;
  if (product.isActive === before?.isActive)
    return product.isActive ? (
      <Trans>Travelers can book it.</Trans>
    ) : (
      <Trans>Off. Travelers do not see it.</Trans>
    );
  return product.isActive ? (
    <Trans>Travelers see it as soon as you save.</Trans>
  ) : (
    <Trans>Disappears for travelers as soon as you save.</Trans>
  );
}

type Bookings = SiteSettings['bookings'][string];

/** What becomes of a product's bookings while it is off: nothing, they are looked after as before. */
function LookedAfter({ bookings, isSaved }: { bookings: Bookings; isSaved: boolean }) {
  const { t } = useLingui();
  const { made, ahead } = bookings;
  if (!isSaved)
    return (
      <Plural
        value={made}
        one="# booking will still be looked after."
        other="# bookings will still be looked after."
      />
    );
  return (
    <>
      <Plural
        value={made}
        one="# booking is still being looked after."
        other="# bookings are still being looked after."
      />
      {ahead > 0 && ` ${t`Still to come: ${ahead}.`}`}
    </>
  );
}
