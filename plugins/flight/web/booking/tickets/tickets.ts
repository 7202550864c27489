import { issueTicket, issueTicketCTW, VENDOR_CTW } from '../../../contract';

/** Where tickets are asked for: the vendor CTW has a path of its own (R232, G119). */
export const ticketCall = (vendor: string) => (vendor === VENDOR_CTW ? issueTicketCTW : issueTicket);
