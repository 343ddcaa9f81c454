import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Input } from './form-controls.tsx';

export function PasswordInput({ onKeyUp, onBlur, ...rest }: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  const [visible, setVisible] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const Icon = visible ? EyeOff : Eye;
  return (
    <>
      <div className="relative">
        <Input
          {...rest}
          type={visible ? 'text' : 'password'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          className="pr-12"
          onKeyUp={(event) => {
            setCapsLock(event.getModifierState('CapsLock'));
            onKeyUp?.(event);
          }}
          onBlur={(event) => {
            setCapsLock(false);
            onBlur?.(event);
          }}
        />
        <button
          type="button"
          aria-pressed={visible}
          aria-label="Mostrar contraseña"
          // Keeps the caret position.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setVisible(!visible)}
          className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-input text-muted hover:text-text"
        >
          <Icon aria-hidden="true" className="size-5" />
        </button>
      </div>
      <p role="status" className="text-sm text-muted empty:hidden">
        {capsLock ? 'Las mayúsculas están activadas.' : null}
      </p>
    </>
  );
}
