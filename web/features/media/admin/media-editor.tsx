import { Trash2 } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { Link } from 'wouter';
import { editEventPath, editNewsPath, editProjectPath, issuePath } from '#contract/admin-paths.ts';
import { editContentPath } from '#contract/content/content-paths.ts';
import { type MediaDetail, type MediaUse, mediaLimits } from '#contract/media/media.contract.ts';
import { serverMessage } from '../../../lib/api-error.ts';
import { countOf } from '../../../lib/numbers.ts';
import { Button } from '../../../ui/button.tsx';
import { CharacterCount } from '../../../ui/character-count.tsx';
import { Field } from '../../../ui/field.tsx';
import { Textarea } from '../../../ui/form-controls.tsx';
import { redirectIfLoggedOut } from '../../../ui/request-failure.ts';
import { toast } from '../../../ui/toast-store.ts';
import { useMediaMutations } from './admin-media.api.ts';

type Focal = MediaDetail['focal'];

const STEP = 0.05;
const MOVES: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};
const within = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 100) / 100;
const percent = (share: number) => `${Math.round(share * 100)}%`;

function FocalPoint({ item, focal, onChange }: { item: MediaDetail; focal: Focal; onChange: (focal: Focal) => void }) {
  function point(event: MouseEvent<HTMLButtonElement>) {
    // Keyboard clicks have no coordinates.
    if (event.detail === 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    onChange({ x: within((event.clientX - box.left) / box.width), y: within((event.clientY - box.top) / box.height) });
  }

  function move(event: KeyboardEvent) {
    const step = MOVES[event.key];
    if (!step) return;
    event.preventDefault();
    onChange({ x: within(focal.x + step[0]), y: within(focal.y + step[1]) });
  }

  return (
    <div>
      <button
        type="button"
        onClick={point}
        onKeyDown={move}
        aria-label={`Punto de interés: ${percent(focal.x)} desde la izquierda, ${percent(focal.y)} desde arriba. Muévelo con las flechas.`}
        className="relative mx-auto block w-fit cursor-crosshair overflow-hidden rounded-input"
      >
        <img
          src={item.url}
          srcSet={item.srcset ?? undefined}
          sizes="36rem"
          width={item.width}
          height={item.height}
          alt=""
          className="h-auto max-h-72 w-auto max-w-full bg-subtle"
        />
        <svg aria-hidden="true" className="absolute inset-0 size-full" fill="none">
          <circle
            cx={percent(focal.x)}
            cy={percent(focal.y)}
            r="14"
            stroke="#000"
            strokeOpacity="0.6"
            strokeWidth="5"
          />
          <circle cx={percent(focal.x)} cy={percent(focal.y)} r="14" stroke="#fff" strokeWidth="2.5" />
          <circle cx={percent(focal.x)} cy={percent(focal.y)} r="3" fill="#fff" stroke="#000" />
        </svg>
      </button>
      <p className="mt-2 text-center text-sm text-muted">
        Toca lo más importante de la imagen: queda a la vista cuando se recorta.
      </p>
    </div>
  );
}

const useLabels: Record<MediaUse['type'], string> = {
  news: 'Noticia',
  event: 'Evento',
  project: 'Proyecto',
  content: 'Contenido',
  issue: 'Boletín',
  settings: 'Configuración del sitio',
};

function hrefOf({ type, id }: MediaUse): string {
  if (id === null) return '/admin?pestana=configuracion';
  const paths = {
    news: editNewsPath,
    event: editEventPath,
    project: editProjectPath,
    content: editContentPath,
    issue: issuePath,
  };
  return type === 'settings' ? '/admin' : paths[type]({ id });
}

function Uses({ uses, otherUses }: Pick<MediaDetail, 'uses' | 'otherUses'>) {
  return (
    <div>
      <h3 className="font-semibold">Dónde se usa</h3>
      <ul className="mt-1 list-disc pl-5 text-sm">
        {uses.map((use) => (
          <li key={use.type + use.id} className="wrap-anywhere">
            <Link href={hrefOf(use)} className="inline-link">
              {[useLabels[use.type], use.title].filter(Boolean).join(': ')}
            </Link>
          </li>
        ))}
        {otherUses > 0 ? <li>{countOf(otherUses, 'uso más en otra área', 'usos más en otras áreas')}</li> : null}
      </ul>
    </div>
  );
}

interface MediaEditorProps {
  item: MediaDetail;
  saveLabel: string;
  onSaved: (item: MediaDetail) => void;
  onDeleted?: () => void;
}

export function MediaEditor({ item, saveLabel, onSaved, onDeleted }: MediaEditorProps) {
  const { update, remove } = useMediaMutations();
  const [alt, setAlt] = useState(item.alt);
  const [focal, setFocal] = useState(item.focal);
  const [busy, setBusy] = useState<'save' | 'delete'>();
  const [problem, setProblem] = useState('');
  const isUnused = item.uses.length + item.otherUses === 0;

  async function run(kind: 'save' | 'delete', work: () => Promise<void>) {
    if (busy) return;
    setBusy(kind);
    setProblem('');
    await work().catch((error) => {
      if (!redirectIfLoggedOut(error)) setProblem(serverMessage(error) ?? 'No se pudo. Inténtalo de nuevo.');
    });
    setBusy(undefined);
  }

  return (
    <div className="grid gap-5">
      <FocalPoint item={item} focal={focal} onChange={setFocal} />
      <Field
        label="Descripción (texto alternativo)"
        help={
          <span className="flex justify-between gap-4">
            Qué se ve, para quien no la ve. Vacía solo si es un adorno.
            <CharacterCount length={alt.length} max={mediaLimits.alt} />
          </span>
        }
      >
        {(control) => (
          <Textarea
            {...control}
            data-autofocus
            rows={2}
            maxLength={mediaLimits.alt}
            value={alt}
            onChange={(event) => setAlt(event.target.value.replace(/\s*\n\s*/g, ' '))}
          />
        )}
      </Field>
      {isUnused ? null : <Uses {...item} />}
      {isUnused && onDeleted ? <p className="text-sm text-muted">Todavía no se usa en ninguna parte.</p> : null}
      {problem ? (
        <p role="alert" className="font-semibold text-destructive">
          {problem}
        </p>
      ) : null}
      <div className="action-row">
        {onDeleted ? (
          <Button
            variant="ghost"
            className="text-destructive"
            busy={busy === 'delete'}
            busyLabel="Eliminando..."
            onClick={() =>
              run('delete', async () => {
                await remove(item.id);
                toast({ title: 'Imagen eliminada' });
                onDeleted();
              })
            }
          >
            <Trash2 aria-hidden="true" className="size-5" />
            Eliminar
          </Button>
        ) : null}
        <Button
          busy={busy === 'save'}
          busyLabel="Guardando..."
          onClick={() => run('save', async () => onSaved(await update(item.id, { alt, focal })))}
        >
          {saveLabel}
        </Button>
      </div>
    </div>
  );
}
