import { useLingui } from '@lingui/react/macro';
import { useAtom } from 'jotai';
import { IconButton } from '../../ui/actions/Button';
import { Menu } from '../../ui/pictures/icons';
import * as css from '../frame/Header.css';
import { drawerAtom } from './place';
import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Dialog } from '../../ui/overlays/Dialog';
import { SideNav } from './SideNav';

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

/** The staff's menu as a sheet; it closes when a page is chosen. */
function StaffDrawer({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { t } = useLingui();
  const path = useLocation({ select: ({ href }) => href });
  useEffect(() => onOpenChange(false), [path, onOpenChange]);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t`Menu`} presentation="startDrawer" size="small">
      <SideNav width="wide" />
    </Dialog>
  );
}
