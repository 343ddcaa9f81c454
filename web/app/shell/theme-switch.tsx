import { Monitor, Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { currentTheme, onThemeChange, setTheme, type Theme } from '../../lib/theme.ts';

const choices: Array<{ theme: Theme; label: string; Icon: typeof Sun }> = [
  { theme: 'light', label: 'Claro', Icon: Sun },
  { theme: 'dark', label: 'Oscuro', Icon: Moon },
  { theme: 'system', label: 'Sistema', Icon: Monitor },
];

interface ThemeSwitchProps {
  /** Icons alone, where space is short. */
  compact?: boolean;
}

export function ThemeSwitch({ compact = false }: ThemeSwitchProps) {
  const current = useSyncExternalStore(onThemeChange, currentTheme, () => 'system');
  return (
    <fieldset className="flex min-w-0 gap-1">
      <legend className="sr-only">Apariencia</legend>
      {choices.map(({ theme, label, Icon }) => (
        <button
          key={theme}
          type="button"
          aria-pressed={theme === current}
          title={compact ? label : undefined}
          onClick={() => setTheme(theme)}
          className={classNames(
            'inline-flex min-h-11 items-center justify-center gap-2 rounded-input text-sm hover:bg-current/10 aria-pressed:bg-current/15 aria-pressed:font-semibold',
            compact ? 'w-11' : 'grow px-3',
          )}
        >
          <Icon aria-hidden="true" className="size-5" />
          <span className={compact ? 'sr-only' : undefined}>{label}</span>
        </button>
      ))}
    </fieldset>
  );
}
