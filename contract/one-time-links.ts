import { confirmSubscriptionPath, invitationPath, resetPasswordPath, undoEmailPath, verifyEmailPath } from './paths.ts';

/** How the links of mails begin that open or change an account once: who reads one before its owner has what it opens. */
export const ONE_TIME_LINKS = [
  resetPasswordPath,
  invitationPath,
  verifyEmailPath,
  undoEmailPath,
  confirmSubscriptionPath,
].map((path) => path(''));
