const CHANNEL = 'logout';

/** To be called when the logout is pressed: the other tabs hear of it once the server has answered. */
export function announceLogout(): void {
  // The page is left when the answer is there, and the session over.
  addEventListener('pagehide', () => new BroadcastChannel(CHANNEL).postMessage(null), { once: true });
}

/** Returns the function that stops listening. */
export function onLogoutElsewhere(listener: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = listener;
  return () => channel.close();
}
