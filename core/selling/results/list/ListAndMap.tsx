import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../../../ui/actions/Button';
import { List, Map } from '../../../ui/pictures/icons';
import * as css from './ListAndMap.css';

interface ListAndMapProps {
  list: ReactNode;
  /** Absent while there is nothing to show on it. */
  map?: ReactNode;
  /** On a phone it takes the place of the list. */
  onMap?: boolean;
}

/** A list with the map of what it shows beside it; on a phone one of them. */
export function ListAndMap({ list, map, onMap = false }: ListAndMapProps) {
  const box = useRef<HTMLDivElement>(null);
  // Where the map takes the list's place, most of it would lie below the window's edge.
  useEffect(() => {
    if (onMap) box.current?.scrollIntoView({ block: 'nearest' });
  }, [onMap]);
  return (
    <div className={css.sides} data-map={onMap}>
      <div className={css.list}>{list}</div>
      {map && (
        <div className={css.map} ref={box}>
          {map}
        </div>
      )}
    </div>
  );
}

/** Leads from one to the other on a phone. */
export function MapSwitch({ onMap, onChange }: { onMap: boolean; onChange: (onMap: boolean) => unknown }) {
  const { t } = useLingui();
  return (
    <Button variant="secondary" icon={onMap ? List : Map} onClick={() => void onChange(!onMap)}>
      {onMap ? t`List` : t`Map`}
    </Button>
  );
}
