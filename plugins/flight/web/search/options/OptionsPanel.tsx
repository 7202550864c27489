import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useUser } from '@/core/session/session';
import { isTravelAgent } from '@/core/contract/constants';
import { Button } from '@/core/ui/actions/Button';
import { Dialog } from '@/core/ui/overlays/Dialog';
import { Divider, Spacer, Stack } from '@/core/ui/content/layout';
import { Text, VisuallyHidden } from '@/core/ui/content/Text';
import type { SearchPreferences } from '../../../contract';
import { changedOptions, DEFAULT_PREFERENCES, STAFF_OPTIONS } from '../criteria/preferences';
import { AirlineOptions } from './AirlineOptions';
import { CabinOptions } from './CabinOptions';
import { FareOptions } from './FareOptions';
import type { ChangeOption } from './section';
import { StaffOptions } from './StaffOptions';
import { StopOptions } from './StopOptions';

interface OptionsPanelProps {
  value: SearchPreferences;
  onChange: (value: SearchPreferences) => void;
  onClose: () => void;
}

/** The further options of a search (R190 to R192): a panel at the side, a sheet on phones. Changes hold at once. */
export function OptionsPanel({ value, onChange, onClose }: OptionsPanelProps) {
  const { t } = useLingui();
  const staff = isTravelAgent(useUser()?.userType);
  const changed = changedOptions(value);
  const unseen = staff ? 0 : changed.filter((name) => STAFF_OPTIONS.includes(name)).length;
  const set: ChangeOption = (group, change) =>
    onChange({ ...value, [group]: { ...value[group], ...change } });
  const section = { value, set };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Advanced options`}
      presentation="drawer"
      size="small"
      footer={
        <>
          <Button
            variant="quiet"
            aria-disabled={changed.length === 0}
            onClick={() => changed.length > 0 && onChange(DEFAULT_PREFERENCES)}
          >
            {t`Reset`}
          </Button>
          <Spacer />
          <Button onClick={onClose}>{t`Done`}</Button>
        </>
      }
    >
      <Stack gap={24}>
        <StopOptions {...section} />
        <Divider />
        <AirlineOptions {...section} />
        <Divider />
        <FareOptions {...section} />
        <Divider />
        <CabinOptions {...section} />
        {staff && (
          <>
            <Divider />
            <StaffOptions {...section} />
          </>
        )}
        {unseen > 0 && (
          <Text size={14} tone="secondary">
            {plural(unseen, {
              one: '# more option was set by your travel agent. Reset removes it too.',
              other: '# more options were set by your travel agent. Reset removes them too.',
            })}
          </Text>
        )}
      </Stack>
      <VisuallyHidden role="status">
        {plural(changed.length, {
          0: 'All options are at their defaults',
          one: '# option changed',
          other: '# options changed',
        })}
      </VisuallyHidden>
    </Dialog>
  );
}
