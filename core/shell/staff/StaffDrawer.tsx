import { useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Dialog } from '../../ui/overlays/Dialog';
import { SideNav } from './SideNav';

/** The staff's menu as a sheet; it closes when a page is chosen. */
export function StaffDrawer({
  open,
  onOpenChange,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const { t } = useLingui();
  const path = useLocation({ select: ({ href }) => href });
  useEffect(() => onOpenChange(false), [path, onOpenChange]);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t`Menu`} presentation="startDrawer" size="small">
      <SideNav width="wide" />
    </Dialog>
  );
}
