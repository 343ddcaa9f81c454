import { ProofPrompt } from '../../features/account/step-up-prompt.tsx';
import { onIdle } from '../../lib/on-idle.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { HeaderTools } from './header-tools.tsx';
import { LiveUpdates } from './live-updates.tsx';
import { MemberMenu } from './member-menu.tsx';

// Loaded ahead: without a connection its chunk could not be fetched.
if (!import.meta.env.SSR) onIdle(async () => (await import('../offline-bar.ts')).startOfflineBar());

/** Lazy: only accounts from an external sign-in are asked, once. */
const ConsentRequest = lazyPart(
  async () => (await import('../../features/account/consent-request.tsx')).ConsentRequest,
  null,
);

/** Lazy: only until the address is confirmed. */
const UnconfirmedEmailNotice = lazyPart(
  async () => (await import('../../features/account/unconfirmed-email-notice.tsx')).UnconfirmedEmailNotice,
  null,
);

const AdminMenuBar = lazyPart(async () => (await import('./admin-menu-bar.tsx')).AdminMenuBar, null);

/** In a chunk of its own, which visitors never load. */
export const memberShell = {
  AdminMenuBar,
  BottomBar,
  ConsentRequest,
  HeaderTools,
  LiveUpdates,
  MemberMenu,
  ProofPrompt,
  UnconfirmedEmailNotice,
};
