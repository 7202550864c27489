import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef } from 'react';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { SlidersHorizontal } from '../ui/icons';
import { Inline, Show, Split, Stack } from '../ui/layout';
import { painted } from '../ui/painted';

export interface FilterSheet {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Filters that are on. */
  active: number;
  onClear: () => void;
  /** What leads back to the list: "Show 12 flights". */
  show: string;
}

interface FilterFrameProps {
  panel: ReactNode;
  sheet: FilterSheet;
  /** Above the list and above what opens the filters on a phone. */
  head: ReactNode;
  /** Beside what opens the filters on a phone. */
  tools?: ReactNode;
  children: ReactNode;
}

/** The filters beside the list from 1200 px on, before that in a sheet that a button opens. */
export function FilterFrame({ panel, sheet, head, tools, children }: FilterFrameProps) {
  const { t } = useLingui();
  const { open, active, onClear, show } = sheet;
  const turning = useRef(false);
  /** Painted before the sheet comes or goes; a second press meanwhile is the same one. */
  const onOpenChange = async (next: boolean): Promise<void> => {
    if (turning.current) return;
    turning.current = true;
    await painted();
    turning.current = false;
    sheet.onOpenChange(next);
  };
  return (
    <Split side="start" width="narrow" aside={<Show from="desktop">{panel}</Show>}>
      <Stack gap={16}>
        {head}
        <Show until="desktop">
          <Inline gap={8}>
            <Button variant="secondary" icon={SlidersHorizontal} onClick={() => void onOpenChange(true)}>
              {active > 0 ? t`Filters (${active})` : t`Filters`}
            </Button>
            {tools}
          </Inline>
        </Show>
        {children}
      </Stack>
      <Dialog
        open={open}
        onOpenChange={(next) => void onOpenChange(next)}
        title={t`Filters`}
        footer={
          <>
            <Button variant="quiet" disabled={active === 0} onClick={onClear}>
              {t`Clear filters`}
            </Button>
            <Button onClick={() => void onOpenChange(false)}>{show}</Button>
          </>
        }
      >
        {panel}
      </Dialog>
    </Split>
  );
}
