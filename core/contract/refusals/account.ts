import { answers, refusals } from '../refusal';

/** What the calls say no with that let people in: logging in, signing up, links in letters, invitations. */
export const accountRefusals = refusals('account', {
  credentials: 'Incorrect email or password.',
  emailNotVerified: 'Email Not Verified',
  inactive: 'Your account is inactive, kindly contact the Agency Owner',
  agencyInactive: 'Agency is inactive, Please contact the administrator',
  exists: 'User already exist',
  existsByEmail: 'User with Email Address already exists!',
  domainNotAllowed: 'You cannot signup using this email',
  loginElsewhere: "Please sign in through your organization's own site.",
  ssoFailed: 'Error during sso',
  socialFailed: 'Error during Social login',
  socialNotConnected:
    'This Google or Facebook account is not connected with your account here. Please log in with your email and password.',
  wrongCode: 'The code is not correct. Please try again.',
  loginTooLong: 'This sign-in has taken too long. Please log in again.',
  secondFactorOn: 'The second factor is already on.',
  wrongPassword: 'Current password is incorrect',
  samePassword: 'New password and current password should not be same',
  guessablePassword: 'This password is too easy to guess. Please choose another one.',
  passwordNotChanged: 'Unable to change password',
  invited: 'You have been invited as a Sales Agent. Please use the invitation link to sign up.',
  invitationUnknown: 'Unable to verify agent',
  invitationAccepted: 'You have already accepted the invitation',
  invitationExpired: 'This invitation has expired. Please ask for a new one.',
  alreadyInvited: 'Email already invited',
  alreadyAgent: 'Email already associated with an agent in your agency',
  notInvited: 'Unable to invite agent',
  invitedEmail: 'Please enter a valid email address',
  resetLinkExpired: 'The password reset link has expired',
  resetTokenExpired: 'Password token expired',
  notReset: 'Some error occurred while resetting password',
  noUser: "User doesn't exist",
  notAssociated: 'User is not associated with this id',
  passwordMismatch: 'Password mismatch!',
  passwordUnchanged: 'Unable to change password!',
  lastOwner: 'You are the only owner of this agency. The account can be deleted once there is another one.',
  hasPassword: 'Please confirm with your password.',
  verifyLinkExpired: 'This verification link has expired or was already used.',
});

/** What they say when they did it. */
export const accountAnswers = answers('account', {
  resetLetterSent: 'If there is an account with this address, a link for a new password is on its way to it.',
  verifyLetterSent: 'If this address is waiting to be verified, a new link is on its way to it.',
  passwordChanged: 'Your password has been changed',
  deletionCodeSent: 'A code is on its way to you.',
  accountDeleted: 'Your account has been deleted',
});
