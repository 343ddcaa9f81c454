import { SendHorizontal } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { messageLimits } from '#contract/messages/messages.contract.ts';
import { onIdle } from '../../lib/on-idle.ts';
import { type SchemaLoader, schemaProblems } from '../../lib/schema-problems.ts';
import { Button } from '../../ui/button.tsx';
import { CharacterCount } from '../../ui/character-count.tsx';
import { Textarea } from '../../ui/form-controls.tsx';
import { useSubmittedText } from '../../ui/use-submitted-text.ts';

/** `loadSchema` has to be the same function on each render. */
function useTextCheck<Field extends string>(loadSchema: SchemaLoader<{ [key in Field]: string }>, field: Field) {
  const [problem, setProblem] = useState<string>();
  const isChecking = useRef(false);
  useEffect(() => onIdle(() => void loadSchema().catch(() => undefined)), [loadSchema]);

  /** Resolves to false while the schema is still loading for an earlier check. */
  async function check(text: string): Promise<boolean> {
    if (isChecking.current) return false;
    isChecking.current = true;
    const found = (await schemaProblems(loadSchema, { [field]: text }))[field];
    isChecking.current = false;
    setProblem(found);
    return !found;
  }

  return { problem, check, forget: () => setProblem(undefined) };
}

/** Share of the limit from which the counter shows. */
const WARN_FROM = 0.9;

interface ComposerProps {
  draftName: string;
  name: string;
  onSend: (body: string) => void;
}

/** On touch screens Enter inserts a line break, as is usual there. */
const hasKeyboard = () => !matchMedia('(pointer: coarse)').matches;

const loadSchema = async () => (await import('#contract/messages/messages.contract.ts')).messageBody;

export function Composer({ draftName, name, onSend }: ComposerProps) {
  const { text, change, discard } = useSubmittedText(draftName);
  const { problem, check, forget } = useTextCheck(loadSchema, 'body');
  const box = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const errorId = `${id}-error`;

  async function submit(event?: FormEvent) {
    event?.preventDefault();
    box.current?.focus();
    // Text changed while the schema was loading is neither sent unchecked nor lost.
    if (!(await check(text)) || box.current?.value !== text) return;
    onSend(text.trim());
    discard();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || !hasKeyboard()) return;
    event.preventDefault();
    submit();
  }

  return (
    <form noValidate onSubmit={submit} className="composer border-t border-border bg-card px-3 py-2 lg:px-4">
      <div className="flex items-end gap-2">
        <label htmlFor={id} className="sr-only">
          Escribe un mensaje a {name}
        </label>
        <Textarea
          id={id}
          ref={box}
          rows={1}
          value={text}
          placeholder={`Escribe a ${name}…`}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? errorId : undefined}
          onChange={(event) => {
            change(event.target.value);
            forget();
          }}
          onKeyDown={onKeyDown}
          className="max-h-40 min-w-0 flex-1 resize-none"
        />
        <Button type="submit" size="icon" aria-label="Enviar" title="Enviar" className="shrink-0">
          <SendHorizontal aria-hidden="true" className="size-5" />
        </Button>
      </div>
      <div className="mt-1 flex items-baseline justify-between gap-4 text-xs text-muted">
        {problem ? (
          <p id={errorId} role="alert" className="text-sm font-semibold text-destructive">
            {problem}
          </p>
        ) : (
          <p className="max-lg:hidden">Enter envía; Shift + Enter, línea nueva.</p>
        )}
        {text.length > messageLimits.bodyMax * WARN_FROM ? (
          <CharacterCount length={[...text.trim()].length} max={messageLimits.bodyMax} />
        ) : null}
      </div>
    </form>
  );
}
