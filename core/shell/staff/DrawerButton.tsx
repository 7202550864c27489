import { useLingui } from '@lingui/react/macro';
import { useAtom } from 'jotai';
import { IconButton } from '../../ui/actions/Button';
import { Menu } from '../../ui/pictures/icons';
import * as css from '../frame/Header.css';
import { drawerAtom } from './place';
import { StaffDrawer } from './StaffDrawer';

/** Opens the staff's menu where the window is too narrow for it to stand beside the page. */
export default function DrawerButton() {
  const { t } = useLingui();
  const [open, setOpen] = useAtom(drawerAtom);
  return (
    <span className={css.drawerSlot}>
      <IconButton
        icon={Menu}
        label={t`Menu`}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      />
      <StaffDrawer open={open} onOpenChange={setOpen} />
    </span>
  );
}
