import { setTheme } from '../../lib/theme.ts';
import { themeChoices, useTheme } from './theme-button.tsx';

/** The three choices side by side, in the menu of small screens. */
export function ThemeSwitch() {
  const current = useTheme();
  return (
    <fieldset className="flex min-w-0 gap-1">
      <legend className="sr-only">Apariencia</legend>
      {themeChoices.map(({ theme, label, Icon }) => (
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
