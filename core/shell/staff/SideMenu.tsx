import { useLingui } from '@lingui/react/macro';
import { useAtom, useStore } from 'jotai';
import { useEffect } from 'react';
import { onSessionEnd } from '../../session/session';
import { Icon } from '../../ui/pictures/Icon';
import { PanelLeftClose, PanelLeftOpen } from '../../ui/pictures/icons';
import { VisuallyHidden } from '../../ui/content/Text';
import { sideAtom } from './place';
import { SideNav } from './SideNav';
import * as css from './SideMenu.css';

/** The agency's own menu beside every page, for its staff (R049, R360, R361). It folds to its icons. */
export default function SideMenu() {
  const { t } = useLingui();
  const store = useStore();
  const [side, setSide] = useAtom(sideAtom);
  const width = side ?? 'wide';
  useEffect(() => setSide(width), [setSide, width]);
  // The next user of this browser may be a client.
  useEffect(() => onSessionEnd(() => store.set(sideAtom, null)), [store]);
  const isWide = width === 'wide';
  return (
    <div className={css.rail}>
      <SideNav width={width} />
      <button
        type="button"
        className={css.fold}
        aria-expanded={isWide}
        onClick={() => setSide(isWide ? 'narrow' : 'wide')}
      >
        <Icon icon={isWide ? PanelLeftClose : PanelLeftOpen} size="small" />
        {isWide ? t`Fold the menu` : <VisuallyHidden>{t`Unfold the menu`}</VisuallyHidden>}
      </button>
    </div>
  );
}
