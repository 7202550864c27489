import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/actions/Button';
import { Dialog } from '../../../ui/overlays/Dialog';
import { SlidersHorizontal } from '../../../ui/pictures/icons';
import { Inline, Show, Split, Stack } from '../../../ui/content/layout';

export interface FilterSheet {
  open: boolean;
  onOpenChange: (open: boolean) => unknown;
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
  const { open, onOpenChange, active, onClear, show } = sheet;
  return (
    <Split side="start" width="narrow" aside={<Show from="desktop">{panel}</Show>}>
      <Stack gap={16}>
        {head}
        <Show until="desktop">
          <Inline gap={8}>
            <Button variant="secondary" icon={SlidersHorizontal} onClick={() => onOpenChange(true)}>
              {active > 0 ? t`Filters (${active})` : t`Filters`}
            </Button>
            {tools}
          </Inline>
        </Show>
        {children}
      </Stack>
      <Dialog
        open={open}
        onOpenChange={onOpenChange}
        title={t`Filters`}
        footer={
          <>
            <Button variant="quiet" disabled={active === 0} onClick={onClear}>
              {t`Clear filters`}
            </Button>
            <Button onClick={() => onOpenChange(false)}>{show}</Button>
          </>
        }
      >
        {panel}
      </Dialog>
    </Split>
  );
}
