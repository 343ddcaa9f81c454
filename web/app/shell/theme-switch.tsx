import { Monitor, Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';

type Theme = 'light' | 'dark' | 'system';

const YEAR_IN_SECONDS = 31_536_000;
const listeners = new Set<() => void>();

/** Set on `<html>` by the server from the cookie, which avoids a flash. */
function currentTheme(): Theme {
  const value = document.documentElement.dataset.theme;
  return value === 'light' || value === 'dark' ? value : 'system';
}

function setTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  const age = theme === 'system' ? 0 : YEAR_IN_SECONDS;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that we support
  document.cookie = `theme=${theme}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`;
  for (const listener of listeners) listener();
}

function onThemeChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

interface Choice {
  theme: Theme;
  label: string;
  Icon: typeof Sun;
}

const choices: Choice[] = [
  { theme: 'light', label: 'Claro', Icon: Sun },
  { theme: 'dark', label: 'Oscuro', Icon: Moon },
  { theme: 'system', label: 'Sistema', Icon: Monitor },
];

const useTheme = (): Theme => useSyncExternalStore(onThemeChange, currentTheme, () => 'system');

export function ThemeSwitch() {
  const current = useTheme();
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-1">
      <legend className="sr-only">Apariencia</legend>
      {choices.map(({ theme, label, Icon }) => (
        <button
          key={theme}
          type="button"
          aria-pressed={theme === current}
          onClick={() => setTheme(theme)}
          className="inline-flex min-h-11 grow items-center justify-center gap-2 rounded-input px-3 text-sm hover:bg-current/10 aria-pressed:bg-current/15 aria-pressed:font-semibold"
        >
          <Icon aria-hidden="true" className="size-5" />
          {label}
        </button>
      ))}
    </fieldset>
  );
}

/** Toggles the scheme; the third press returns to the system's. */
function nextTheme(current: Theme): Theme {
  const isSystemDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const [opposite, same] = isSystemDark ? (['light', 'dark'] as const) : (['dark', 'light'] as const);
  if (current === 'system') return opposite;
  return current === opposite ? same : 'system';
}

export function ThemeButton() {
  const current = useTheme();
  const { label, Icon } = choices.find(({ theme }) => theme === current) as Choice;
  const words = `Cambiar apariencia (${label})`;
  return (
    <button
      type="button"
      aria-label={words}
      title={words}
      onClick={() => setTheme(nextTheme(current))}
      className="grid size-11 place-items-center rounded-input hover:bg-current/10"
    >
      <Icon aria-hidden="true" className="size-5" />
    </button>
  );
}
