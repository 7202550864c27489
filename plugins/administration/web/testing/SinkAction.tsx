import { Button } from '@/core/ui/actions/Button';
import { Dialog } from '@/core/ui/overlays/Dialog';
import type { BoatRow } from './bookings';

/** What a product offers for a row: asks, and answers with what it was told to. */
export const sinkInto = (replaced: BoatRow | null) =>
  function SinkAction({ row, onDone }: { row: BoatRow; onDone: (row: BoatRow | null) => void }) {
    return (
      <Dialog open onOpenChange={() => onDone(null)} title={`Cancel ${row.recordLocator}`} size="small">
        <Button variant="danger" onClick={() => onDone(replaced)}>
          Cancel it
        </Button>
      </Dialog>
    );
  } as never;
