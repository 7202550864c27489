import type { BookingAction, ListedBooking } from '@/core/plugin';
import type { Lazy } from '@/core/plugin';
import { PluginBox } from '@/core/plugin/PluginBox';

interface RunActionProps {
  plugin: string;
  action: BookingAction<ListedBooking>;
  row: ListedBooking;
  onDone: (replaced: ListedBooking | null) => void;
}

/** What was chosen for a row, until it is done; its crash stays its own. */
export function RunAction({ plugin, action, row, onDone }: RunActionProps) {
  return (
    <PluginBox
      plugin={plugin}
      item={action.id}
      component={action.component as unknown as Lazy<Record<string, unknown>>}
      waiting={null}
      props={{ row, onDone }}
    />
  );
}
