import { useLingui } from '@lingui/react/macro';
import { Dialog } from '../../ui/overlays/Dialog';
import { Kbd } from '../../ui/actions/Kbd';
import { commandKey } from './command-key';
import * as css from './Palette.css';

/** What the keyboard can do on every page. */
export function Shortcuts({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const rows: [keys: string[], meaning: string][] = [
    [[commandKey(), 'K'], t`Search pages, products, settings and bookings`],
    [['?'], t`Show these shortcuts`],
    [['Esc'], t`Close the open menu or window`],
    [['Tab'], t`Go to the next field or button; the first one on a page skips to the content`],
    [['↑', '↓'], t`Move in menus, lists and suggestions`],
    [['↵'], t`Choose the highlighted option`],
  ];
  return (
    <Dialog open onOpenChange={(stays) => !stays && onClose()} title={t`Keyboard shortcuts`} size="small">
      <dl className={css.shortcuts}>
        {rows.map(([keys, meaning]) => (
          <div key={meaning} className={css.shortcut}>
            <dt>{meaning}</dt>
            <dd>
              <Kbd keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
