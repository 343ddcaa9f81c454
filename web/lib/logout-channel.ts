const CHANNEL = 'logout';

/** Notifies other tabs after the server's response to the logout. */
export function announceLogout(): void {
  // On `pagehide`, which follows the response, so the session is over by then.
  addEventListener('pagehide', () => new BroadcastChannel(CHANNEL).postMessage(null), { once: true });
}

export function onLogoutElsewhere(listener: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = listener;
  return () => channel.close();
}
