import type { AgencyFlightRow } from '../../contract';

/** What an action of the list gets: its row, and whom to tell how it ended. */
export interface ActionProps {
  row: AgencyFlightRow;
  onDone: (replaced: AgencyFlightRow | null) => void;
}
