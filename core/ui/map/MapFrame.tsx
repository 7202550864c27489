import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import {
  type KeyboardEvent,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useFormat } from '@/core/i18n/use-format';
import { classes } from '../content/box';
import { Button, IconButton } from '../actions/Button';
import { LocateFixed, Search, ZoomIn, ZoomOut } from '../pictures/icons';
import { type Edges, evenly, fitView, type MapView, panBy, project, scaleBar, zoomAt } from './view';
import { areaOf, type MapArea } from './area';
import { MapPins } from './MapPins';
import { CityGround, type MapGround } from './CityGround';
import { mapStyleAtom } from './map-style';
import * as css from './MapFrame.css';
import { landDots } from '../route/geo';
import { type Size, useSize } from '../overlays/use-size';

const TiledGround = lazy(() => import('./TiledGround'));

export interface MapPin {
  id: string;
  lat: number;
  lon: number;
  /** On the pin: a price, a name. */
  label: string;
  /** How many things the pin stands for, drawn beside its label; its name says the same in words. */
  count?: number;
  /** What the pin stands for, for screen readers. */
  name: string;
}

export interface MapFrameProps {
  /** What the map shows. */
  label: string;
  /** The most important first: where pins meet, the first one's label stands for all. */
  pins: readonly MapPin[];
  /** Id of the chosen pin. */
  selected?: string | null;
  onSelect?: (id: string | null) => void;
  /** Id of the pin whose card the pointer is on. */
  highlighted?: string | null;
  /** Called as the pointer or the focus comes to a pin and goes, so that its card can be marked. */
  onHighlight?: (id: string | null) => void;
  /** A place to measure from, such as the middle of the city. */
  centre?: { lat: number; lon: number; label: string };
  ratio?: keyof typeof css.ratio;
  /** What is drawn below the pins; without it a net that says how far things are. */
  ground?: MapGround | null;
  /** Offers to search where the map was moved to. */
  onArea?: (area: MapArea) => void;
  /** About the chosen pin, at the lower edge. */
  children?: ReactNode;
}

/** Pixels between a pin's middle and the card about it. */
const PIN_ROOM = 40;
/** Leaves the buttons at the right and the note at the lower edge free of pins, `across` of which lie at a side of their place. */
const clearOf = (across: number): Edges => ({ top: 40, right: across + 48, bottom: 72, left: across });
/** Letters that a pin's count takes beside its label. */
const countLength = ({ count }: MapPin): number => (count === undefined ? 0 : String(count).length + 3);
/** Land reads as dots only while they are near each other. */
const MOST_DOT_STEP = 90;

/**
 * A map: every pin where it is, distances to scale. Its ground is drawn from facts and asks nobody for tiles: land as dots
 * where the view is wide, a city as its `ground`; no streets, and it says so. Where whoever runs the platform has a style
 * of vector tiles, that is the ground as soon as it is there. Dragging moves it, plus and minus zoom.
 */
export function MapFrame({
  label,
  pins,
  selected = null,
  onSelect,
  highlighted = null,
  onHighlight,
  centre,
  ratio = 'wide',
  ground,
  onArea,
  children,
}: MapFrameProps) {
  const { t } = useLingui();
  const format = useFormat();
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame, { width: 600, height: 300 });
  const [moved, setMoved] = useState<MapView | null>(null);
  const tiles = useTiles();
  const grip = useRef<{ x: number; y: number; view: MapView } | null>(null);

  // A pin hangs over its place by half of its label.
  const across = Math.max(48, ...pins.map((pin) => (pin.label.length + countLength(pin)) * 4.5 + 28));
  const fitted = useMemo(
    () => fitView(centre ? [...pins, centre] : pins, size, clearOf(across)),
    [pins, centre, size, across],
  );
  const view = moved ?? fitted;
  const middle = { x: size.width / 2, y: size.height / 2 };
  const bar = scaleBar(view, Math.min(120, size.width / 4));
  const distance =
    bar.km < 1
      ? format.number(bar.km * 1000, { style: 'unit', unit: 'meter' })
      : format.number(bar.km, { style: 'unit', unit: 'kilometer' });

  const zoom = (factor: number, at = middle): void => setMoved(zoomAt(view, factor, at, size));
  const open = (chosen: readonly MapPin[]): void => {
    const [first] = chosen;
    if (chosen.length === 1) return onSelect?.(first!.id === selected ? null : first!.id);
    const closer = fitView(chosen, size, evenly(80));
    setMoved({ ...closer, zoom: Math.max(closer.zoom, view.zoom * 1.6) });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === '+' || event.key === '=') return zoom(1.6);
    if (event.key === '-') return zoom(1 / 1.6);
    if (event.key !== 'Escape' || selected === null) return;
    event.stopPropagation();
    onSelect?.(null);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys belong to the map as a whole
    <section
      ref={frame}
      className={classes(css.frame, css.ratio[ratio])}
      aria-label={label}
      onKeyDown={onKeyDown}
    >
      {tiles.style && (
        <Suspense fallback={null}>
          <TiledGround style={tiles.style} view={view} onReady={tiles.onReady} onFail={tiles.onFail} />
        </Suspense>
      )}
      <svg
        className={css.ground}
        viewBox={`0 0 ${size.width} ${size.height}`}
        aria-hidden="true"
        focusable="false"
        onPointerDown={(event) => {
          grip.current = { x: event.clientX, y: event.clientY, view };
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerMove={(event) => {
          const from = grip.current;
          if (from) setMoved(panBy(from.view, from.x - event.clientX, from.y - event.clientY, size));
        }}
        onPointerUp={() => {
          grip.current = null;
        }}
        onPointerCancel={() => {
          grip.current = null;
        }}
        onDoubleClick={(event) => {
          const box = event.currentTarget.getBoundingClientRect();
          zoom(2, { x: event.clientX - box.left, y: event.clientY - box.top });
        }}
      >
        {tiles.isDrawn ? null : ground ? (
          <CityGround ground={ground} view={view} size={size} />
        ) : (
          <Ground view={view} size={size} step={bar.width} />
        )}
      </svg>

      <div className={css.pins}>
        {centre && <Centre {...project(centre, view, size)} label={centre.label} />}
        <MapPins {...{ pins, view, size, selected, highlighted, onHighlight }} onOpen={open} />
      </div>
      {onArea && moved && (
        <div className={css.area}>
          <Button
            variant="secondary"
            size="small"
            icon={Search}
            onClick={() => {
              setMoved(null);
              onArea(areaOf(view, size));
            }}
          >
            {t`Search this area`}
          </Button>
        </div>
      )}
      <div className={css.tools}>
        <IconButton icon={ZoomIn} variant="secondary" label={t`Zoom in`} onClick={() => zoom(1.8)} />
        <IconButton icon={ZoomOut} variant="secondary" label={t`Zoom out`} onClick={() => zoom(1 / 1.8)} />
        <IconButton
          icon={LocateFixed}
          variant="secondary"
          label={t`Show all`}
          disabled={moved === null}
          onClick={() => setMoved(null)}
        />
      </div>
      {children ? (
        <PinCard
          key={selected}
          onHeight={(height) => {
            const pin = pins.find(({ id }) => id === selected);
            const hidden = pin ? project(pin, view, size).y - (size.height - height - PIN_ROOM) : 0;
            if (hidden > 0) setMoved(panBy(view, 0, hidden, size));
          }}
        >
          {children}
        </PinCard>
      ) : (
        <div className={css.foot}>
          <span className={css.scale} style={{ inlineSize: bar.width }}>
            {distance}
          </span>
          <span className={css.note}>
            {tiles.isDrawn ? (
              tiles.credit
            ) : (
              <Trans>Schematic: distances are true, streets are not drawn</Trans>
            )}
          </span>
        </div>
      )}
    </section>
  );
}

/** The ground by vector tiles, where there are any; what is drawn from facts stands until they come, and when they do not. */
function useTiles() {
  const style = useAtomValue(mapStyleAtom);
  const [credit, setCredit] = useState<string | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const onFail = useCallback(() => setFailed(style), [style]);
  const isUsed = style !== null && failed !== style;
  return {
    style: isUsed ? style : null,
    isDrawn: isUsed && credit !== null,
    credit,
    onReady: setCredit,
    onFail,
  };
}

/** About the chosen pin; brought into sight once, where the map's lower edge is below the screen's. */
function PinCard({ onHeight, children }: { onHeight: (height: number) => void; children: ReactNode }) {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    onHeight(card.current!.offsetHeight);
    card.current!.scrollIntoView({ block: 'nearest' });
    // oxlint-disable-next-line react/exhaustive-deps -- once, as the card comes
  }, []);
  return (
    <div ref={card} className={css.card}>
      {children}
    </div>
  );
}

/** Land where the view is wide; closer, a net whose meshes are as wide as the scale. */
function Ground({ view, size, step }: { view: MapView; size: Size; step: number }) {
  const dots = landDots().map((place) => project(place, view, size));
  const apart = 2 * view.zoom;
  if (apart <= MOST_DOT_STEP) {
    return (
      <path
        className={css.dots}
        strokeLinecap="round"
        strokeWidth={Math.max(1.5, Math.min(12, apart * 0.42))}
        d={dots
          .filter(({ x, y }) => x > -10 && y > -10 && x < size.width + 10 && y < size.height + 10)
          .map(({ x, y }) => `M${x.toFixed(1)} ${y.toFixed(1)}h0`)
          .join('')}
      />
    );
  }
  // The net is tied to the ground, so that moving the map moves it.
  const origin = project({ lat: Math.round(view.lat), lon: Math.round(view.lon) }, view, size);
  const from = (at: number): number => ((at % step) + step) % step;
  const columns = Array.from(
    { length: Math.ceil(size.width / step) + 1 },
    (_, index) => from(origin.x) + index * step,
  );
  const rows = Array.from(
    { length: Math.ceil(size.height / step) + 1 },
    (_, index) => from(origin.y) + index * step,
  );
  return (
    <path
      className={css.lines}
      d={[...columns.map((x) => `M${x} 0V${size.height}`), ...rows.map((y) => `M0 ${y}H${size.width}`)].join(
        '',
      )}
    />
  );
}

function Centre({ x, y, label }: { x: number; y: number; label: string }) {
  return (
    <div className={css.holder} style={{ transform: `translate(${x}px, ${y}px)` }}>
      <span className={css.middle}>
        <span className={css.middleDot} />
        {label}
      </span>
    </div>
  );
}
