import { issueTicket, issueTicketCTW, VENDOR_CTW } from '../../../contract';

/** Where tickets are asked for: the vendor CTW has a path of its own (R232, G119). */
export const ticketCall = (vendor: string) => (vendor === VENDOR_CTW ? issueTicketCTW : issueTicket);

/** The list with the flight that was ticketed or cancelled in the place of the one with its `vmid` (R231). */
export const replaceFlight = <Row extends { vmid: string }>(rows: readonly Row[], flight: Row): Row[] =>
  rows.map((row) => (row.vmid === flight.vmid ? flight : row));
