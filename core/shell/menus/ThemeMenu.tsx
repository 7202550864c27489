import { useLingui } from '@lingui/react/macro';
import { useAtom, useAtomValue } from 'jotai';
import { shownModeAtom, themeModeAtom, type ThemeMode } from '../../tenant/theme-mode';
import { IconButton } from '../../ui/actions/Button';
import { Monitor, Moon, Sun } from '../../ui/pictures/icons';
import { Menu } from '../../ui/actions/Menu';

/** Light, dark, or as the device says. */
export function ThemeMenu() {
  const { t } = useLingui();
  const [mode, setMode] = useAtom(themeModeAtom);
  const shown = useAtomValue(shownModeAtom);
  const choices: { id: ThemeMode; label: string; icon: typeof Sun }[] = [
    { id: 'light', label: t`Light`, icon: Sun },
    { id: 'dark', label: t`Dark`, icon: Moon },
    { id: 'system', label: t`As on this device`, icon: Monitor },
  ];
  return (
    <Menu
      label={t`Appearance`}
      align="end"
      trigger={<IconButton size="small" icon={shown === 'dark' ? Moon : Sun} label={t`Appearance`} />}
      items={choices.map((choice) => ({
        ...choice,
        checked: choice.id === mode,
        onSelect: () => setMode(choice.id),
      }))}
    />
  );
}
