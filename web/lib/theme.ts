export type Theme = 'light' | 'dark' | 'system';

const YEAR_IN_SECONDS = 31_536_000;
const listeners = new Set<() => void>();

/** Set on `<html>` by the server from the cookie, which avoids a flash. */
export function currentTheme(): Theme {
  const value = document.documentElement.dataset.theme;
  return value === 'light' || value === 'dark' ? value : 'system';
}

export function setTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  const age = theme === 'system' ? 0 : YEAR_IN_SECONDS;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that we support
  document.cookie = `theme=${theme}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`;
  for (const listener of listeners) listener();
}

export function onThemeChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
