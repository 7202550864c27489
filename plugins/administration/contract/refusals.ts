import { fieldNames, refusals } from '@/core/contract/refusal';

/** What the office's calls say no with. */
export const administrationRefusals = refusals('administration', {
  markupUnreadable: 'Unable to fetch client markup',
  markupNotUpdated: 'Something went wrong while updating user markup',
  markupsChanged: 'The markups were changed in the meantime. Please check them and save again.',
  agentUnknown: 'Sales agent not found',
  clientsUnreadable: 'Unable to fetch Clients',
  notPromoted: 'Sorry, you cannot promote this user',
  restrictedAlready: 'Agent is already restricted',
  unrestrictedAlready: 'Agent is already non restricted',
  notMadeClient: 'Could not make client',
  verifiedAlready: 'This email address is already verified',
  inactiveClient: 'An inactive client cannot be written to',
  clientsUnnamed: 'Name the clients, or the filter with its count',
  listChanged: 'The list has changed in the meantime. Please check it and try again.',
  clientsChanged: 'The clients have changed since the preview. Please check it again.',
  addressTwice: 'This address is in the file twice',
  stakeChanged: 'The booking has changed in the meantime. Please check it again.',
  pointDone: 'This no longer needs attention. Please load the list again.',
  tooManyViews: 'There are too many saved views. Please delete one first.',
});

/** What people know the fields of its calls by. */
export const administrationLabels = fieldNames('administration.label', {
  data: 'Rows',
  agencyFee: 'Agency fee',
  productFees: 'Fees of the products',
  products: 'Products',
  agentId: 'Sales agent',
  wholesale: 'Wholesale price',
  period: 'Period',
  subject: 'Subject',
  userIds: 'Users',
  count: 'Number',
  isRestrictedAgent: 'Restricted agent',
  invitationId: 'Invitation',
  taskId: 'Bulk task',
});
