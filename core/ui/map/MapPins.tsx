import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { memo, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, Ref } from 'react';
import { useFormat } from '@/core/i18n/use-format';
import { classes } from '../content/box';
import type { Size } from '../overlays/use-size';
import type { MapPin } from './MapFrame';
import * as css from './MapFrame.css';
import { anchorOf, type Cluster, groupPins, type MapView, nextSpot, place, reaching } from './view';

interface MapPinsProps {
  pins: readonly MapPin[];
  view: MapView;
  size: Size;
  selected: string | null;
  highlighted: string | null;
  onHighlight: ((id: string | null) => void) | undefined;
  onOpen: (pins: readonly MapPin[]) => void;
}

/**
 * The pins of a map, those that would lie on each other as one. They stand still on a sheet that is moved with the map, so
 * that a moved map draws no pin anew. One stop of Tab for all; arrow keys go from one to the next.
 */
export function MapPins({ pins, view, size, selected, highlighted, onHighlight, onOpen }: MapPinsProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState<string | null>(null);
  const [pointed, setPointed] = useState<string | null>(null);

  // A group under the pointer stays one: only a card elsewhere takes its pin out of it.
  const keep = selected ?? (highlighted === pointed ? null : highlighted);
  const groups = useMemo(() => groupPins(pins, view.zoom, { keep }), [pins, view.zoom, keep]);
  const { lat, lon, zoom } = anchorOf(view);
  const placed = useMemo(() => place(groups, { lat, lon, zoom }), [groups, lat, lon, zoom]);
  const { clusters, moved } = reaching(placed, { lat, lon, zoom }, view, size);
  const current = clusters.find(({ pins: [first] }) => first!.id === stop) ?? clusters[0];

  const told = useRef({ onHighlight, onOpen });
  useLayoutEffect(() => {
    told.current = { onHighlight, onOpen };
  });
  const point = useCallback((id: string | null) => {
    setPointed(id);
    told.current.onHighlight?.(id);
  }, []);
  const open = useCallback((chosen: readonly MapPin[]) => told.current.onOpen(chosen), []);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (!current || !(event.target as Element).matches('[data-pin]')) return;
    const next = nextSpot(clusters, clusters.indexOf(current), event.key);
    if (next === undefined) return;
    event.preventDefault();
    setStop(clusters[next]!.pins[0]!.id);
    sheet.current?.querySelectorAll<HTMLElement>('[data-pin]')[next]?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are those of the buttons in it
    <div
      ref={sheet as Ref<HTMLDivElement>}
      className={css.sheet}
      style={{ transform: `translate(${moved.x}px, ${moved.y}px)` }}
      onKeyDown={onKeyDown}
    >
      {clusters.map((cluster) => (
        <Pin
          key={cluster.pins[0]!.id}
          cluster={cluster}
          isStop={cluster === current}
          isSelected={cluster.pins.length === 1 && cluster.pins[0]!.id === selected}
          isMarked={cluster.pins.some(({ id }) => id === highlighted)}
          onStop={setStop}
          onPoint={point}
          onOpen={open}
        />
      ))}
    </div>
  );
}

interface PinProps {
  cluster: Cluster<MapPin>;
  isStop: boolean;
  isSelected: boolean;
  isMarked: boolean;
  onStop: (id: string) => void;
  onPoint: (id: string | null) => void;
  onOpen: (pins: readonly MapPin[]) => void;
}

const Pin = memo(function Pin({ cluster, isStop, isSelected, isMarked, onStop, onPoint, onOpen }: PinProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { x, y, pins } = cluster;
  const pin = pins[0]!;
  const count = pins.length;
  const others = count - 1;
  return (
    <div
      className={classes(css.holder, (isSelected || isMarked) && css.front)}
      style={{ transform: `translate(${x}px, ${y}px)` }}
    >
      <button
        type="button"
        // It says amounts and counts only, which a page translator leaves alone.
        translate="no"
        data-pin=""
        data-highlighted={isMarked || undefined}
        tabIndex={isStop ? 0 : -1}
        aria-pressed={count === 1 ? isSelected : undefined}
        aria-label={
          count === 1
            ? `${pin.name}, ${pin.label}`
            : `${pin.label} +${format.number(others)}, ${t`${plural(count, { one: '# place', other: '# places' })}: zoom in`}`
        }
        className={classes(css.pin, count > 1 && css.cluster)}
        onFocus={() => {
          onStop(pin.id);
          onPoint(pin.id);
        }}
        onBlur={() => onPoint(null)}
        onPointerEnter={() => onPoint(pin.id)}
        onPointerLeave={() => onPoint(null)}
        onClick={() => onOpen(pins)}
      >
        {pin.label}{' '}
        {others > 0 ? (
          <span className={css.count}>+{format.number(others)}</span>
        ) : (
          pin.count !== undefined && (
            <span className={css.tally} data-text={format.number(pin.count)} aria-hidden />
          )
        )}
      </button>
    </div>
  );
});
