import { useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import type { Money } from '../../../contract';
import { useFormat } from '../../../i18n/use-format';
import { IconButton } from '../../../ui/actions/Button';
import { Card } from '../../../ui/content/Card';
import { Inline, Stack } from '../../../ui/content/layout';
import { Heading, Text } from '../../../ui/content/Text';
import { MapFrame, type MapFrameProps } from '../../../ui/map/MapFrame';
import { X } from '../../../ui/pictures/icons';

/** A place of results, with the least price there. */
interface FoundPin {
  id: string;
  lat: number;
  lon: number;
  price: Money;
  title: string;
  /** How many results are there, and what those who hear are told instead of title and price. */
  count?: number;
  name?: string;
}

interface FoundMapProps<Pin extends FoundPin> extends Pick<
  MapFrameProps,
  'label' | 'highlighted' | 'onHighlight' | 'centre' | 'ground' | 'onArea'
> {
  pins: readonly Pin[];
  /** About the chosen pin. */
  children: (pin: Pin, close: () => void) => ReactNode;
}

/** Where the results of a list are, each with its price. */
export function FoundMap<Pin extends FoundPin>({ pins, children, ...map }: FoundMapProps<Pin>) {
  const format = useFormat();
  const [selected, setSelected] = useState<string | null>(null);
  const chosen = pins.find(({ id }) => id === selected);
  return (
    <MapFrame
      {...map}
      ratio="fill"
      pins={pins.map(({ id, lat, lon, price, title, count, name }) => {
        const label = format.money(price);
        return { id, lat, lon, label, name: name ?? `${title}, ${label}`, ...(count && { count }) };
      })}
      selected={selected}
      onSelect={setSelected}
    >
      {chosen && children(chosen, () => setSelected(null))}
    </MapFrame>
  );
}

interface PinCardProps {
  title: string;
  note?: string;
  /** Below, side by side. */
  price: ReactNode;
  action: ReactNode;
  onClose: () => void;
  children?: ReactNode;
}

/** What stands at a pin, over the lower edge of the map. */
export function PinCard({ title, note, price, action, onClose, children }: PinCardProps) {
  const { t } = useLingui();
  return (
    <Card padding="small">
      <Stack gap={8}>
        <Inline justify="between" wrap={false} align="start">
          <Stack gap={0}>
            <Heading level={2} size={note ? 18 : 16}>
              {title}
            </Heading>
            {note && (
              <Text size={14} tone="secondary">
                {note}
              </Text>
            )}
          </Stack>
          <IconButton icon={X} size="small" label={t`Close`} onClick={onClose} />
        </Inline>
        {children}
        <Inline justify="between">
          {price}
          {action}
        </Inline>
      </Stack>
    </Card>
  );
}
