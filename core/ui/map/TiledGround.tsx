import { Map as TiledMap, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { useEffect, useLayoutEffect, useRef } from 'react';
import * as css from './MapFrame.css';
import { plainCredit } from './plain-credit';
import { trustWorker } from './trust-worker';
import type { MapView } from './view';

/** Pixels of the whole earth at its zoom 0. */
const WORLD = 512;
/** Its zoom where a degree of longitude takes so many pixels. */
const levelOf = (zoom: number): number => Math.log2((zoom * 360) / WORLD);
const cameraOf = ({ lat, lon, zoom }: MapView) => ({
  center: [lon, lat] as [number, number],
  zoom: levelOf(zoom),
});

interface TiledGroundProps {
  style: string;
  view: MapView;
  /** Called with whom the tiles' makers want named, as it becomes known. */
  onReady: (credit: string) => void;
  /** Called once when nothing can be drawn: no WebGL, no style. */
  onFail: () => void;
}

/** Vector tiles by a style, under the pins of a map; it follows the view and takes no part in pointing and pressing. */
export default function TiledGround({ style, view, onReady, onFail }: TiledGroundProps) {
  const box = useRef<HTMLDivElement>(null);
  const map = useRef<TiledMap | null>(null);
  const told = useRef({ view, onReady, onFail });
  useLayoutEffect(() => {
    told.current = { view, onReady, onFail };
    map.current?.jumpTo(cameraOf(view));
  }, [view, onReady, onFail]);

  useEffect(() => {
    trustWorker(workerUrl);
    setWorkerUrl(workerUrl);
    let isDrawn = false;
    let made: TiledMap;
    try {
      made = new TiledMap({
        container: box.current!,
        style,
        ...cameraOf(told.current.view),
        interactive: false,
        attributionControl: false,
        fadeDuration: 0,
        maxPitch: 0,
      });
    } catch {
      told.current.onFail();
      return;
    }
    map.current = made;
    const credit = () =>
      Object.keys(made.getStyle().sources)
        .map((id) => plainCredit(made.getSource(id)?.attribution))
        .filter((text, nth, all) => text && all.indexOf(text) === nth)
        .join(', ');
    made.on('load', () => {
      isDrawn = true;
      told.current.onReady(credit());
    });
    made.on('sourcedata', ({ sourceDataType }) => {
      if (isDrawn && sourceDataType === 'metadata') told.current.onReady(credit());
    });
    // A tile that is missing is a gap; a style that is missing is no map.
    made.on('error', () => {
      if (!isDrawn) told.current.onFail();
    });
    return () => {
      map.current = null;
      made.remove();
    };
  }, [style]);
  return <div ref={box} className={css.tiles} aria-hidden="true" />;
}
