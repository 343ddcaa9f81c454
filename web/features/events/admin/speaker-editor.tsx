import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { speakerLimits } from '#contract/events/event-speakers.ts';
import { membersContract } from '#contract/members/members.contract.ts';
import { memberPath } from '#contract/paths.ts';
import { callApi } from '../../../lib/api-client.ts';
import { nullOnStatus } from '../../../lib/api-error.ts';
import { fullName } from '../../../lib/people.ts';
import { Button } from '../../../ui/button.tsx';
import { EditableRow } from '../../../ui/editable-row.tsx';
import { Field, formGrid } from '../../../ui/field.tsx';
import { Input, Textarea } from '../../../ui/form-controls.tsx';
import type { ImageFieldComponent } from '../../../ui/image-field-props.ts';
import { useEditableRows } from '../../../ui/use-editable-rows.ts';
import { MemberSearch } from './member-search.tsx';

interface SpeakerValues {
  name: string;
  charge: string;
  text: string;
  imageId: string;
  memberId: string | null;
}

const emptySpeaker: SpeakerValues = { name: '', charge: '', text: '', imageId: '', memberId: null };

/** Members hidden from the viewer have no name here. */
function LinkedProfile({ id }: { id: string }) {
  const { data: member } = useQuery({
    queryKey: [membersContract.getMember.path, id, 'speaker'],
    queryFn: ({ signal }) => callApi(membersContract.getMember, { params: { id }, signal }).catch(nullOnStatus(404)),
  });
  return (
    <a
      href={memberPath({ id })}
      target="_blank"
      rel="noreferrer"
      className="inline-link inline-block py-2 wrap-anywhere"
    >
      {member ? `Perfil de ${[fullName(member), member.company].filter(Boolean).join(', ')}` : 'Ver el perfil enlazado'}
    </a>
  );
}

interface SpeakerRowProps {
  speaker: SpeakerValues;
  index: number;
  count: number;
  rowErrors: Record<string, string>;
  onChange: (values: Partial<SpeakerValues>) => void;
  onMove: (from: number, to: number) => void;
  onRemove: (index: number) => void;
  ImageField: ImageFieldComponent;
}

function SpeakerRow({ speaker, index, count, rowErrors, onChange, onMove, onRemove, ImageField }: SpeakerRowProps) {
  const rowName = speaker.name || `Expositor ${index + 1}`;
  const ofRow = (name: keyof SpeakerValues) => {
    const id = `speakerProfiles.${index}.${name}`;
    return { id, error: rowErrors[id] };
  };
  return (
    <EditableRow name={rowName} index={index} count={count} onMove={onMove} onRemove={onRemove}>
      <div className={formGrid}>
        <Field label="Nombre *" {...ofRow('name')} className="half">
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              maxLength={speakerLimits.line}
              value={speaker.name}
              onChange={({ target }) => onChange({ name: target.value })}
            />
          )}
        </Field>
        <Field label="Cargo y empresa" {...ofRow('charge')} className="half">
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              maxLength={speakerLimits.line}
              value={speaker.charge}
              onChange={({ target }) => onChange({ charge: target.value })}
            />
          )}
        </Field>
        <Field label="Sobre esta persona" {...ofRow('text')} help="Una o dos frases.">
          {(control) => (
            <Textarea
              {...control}
              rows={2}
              className="min-h-16"
              maxLength={speakerLimits.text}
              value={speaker.text}
              onChange={({ target }) => onChange({ text: target.value })}
            />
          )}
        </Field>
        <ImageField
          label="Foto"
          name={`Foto: ${rowName}`}
          {...ofRow('imageId')}
          value={speaker.imageId}
          onChange={(imageId) => onChange({ imageId })}
        />
        {speaker.memberId ? (
          <div>
            <p className="font-semibold">Perfil de miembro</p>
            <p className="mt-1 flex flex-wrap items-center gap-3 text-sm">
              <LinkedProfile id={speaker.memberId} />
              <Button
                id={ofRow('memberId').id}
                size="sm"
                variant="ghost"
                aria-label={`Quitar el enlace al perfil: ${rowName}`}
                onClick={() => onChange({ memberId: null })}
              >
                Quitar
              </Button>
            </p>
            {ofRow('memberId').error ? (
              <p className="text-sm font-semibold text-destructive">{ofRow('memberId').error}</p>
            ) : null}
          </div>
        ) : (
          <MemberSearch
            label="Perfil de miembro"
            help="Si es miembro, búscalo por nombre o empresa: su nombre llevará a su perfil."
            verb="Enlazar"
            {...ofRow('memberId')}
            onChoose={(member) =>
              onChange({
                memberId: member.id,
                name: speaker.name || fullName(member),
                charge: speaker.charge || [member.position, member.company].filter(Boolean).join(', '),
              })
            }
          />
        )}
      </div>
    </EditableRow>
  );
}

interface SpeakerEditorProps {
  speakers: SpeakerValues[];
  error: string | undefined;
  /** Keyed by control id. */
  rowErrors: Record<string, string>;
  onChange: (speakers: SpeakerValues[]) => void;
  ImageField: ImageFieldComponent;
}

export function SpeakerEditor({ speakers, error, rowErrors, onChange, ImageField }: SpeakerEditorProps) {
  const { list, add, replace, move, remove } = useEditableRows(speakers, onChange);
  return (
    <fieldset id="speakerProfiles" tabIndex={-1} className="min-w-0">
      <legend className="font-semibold">Expositores</legend>
      <p className="text-sm text-muted">Con su foto y su cargo, en el orden en que se muestran.</p>
      {error && Object.keys(rowErrors).length === 0 ? (
        <p className="mt-2 text-sm font-semibold text-destructive">{error}</p>
      ) : null}
      <ol ref={list} className="mt-3 grid gap-3 empty:hidden">
        {speakers.map((speaker, index) => (
          <SpeakerRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other name
            key={index}
            speaker={speaker}
            index={index}
            count={speakers.length}
            rowErrors={rowErrors}
            onChange={(values) => replace(index, values)}
            onMove={move}
            onRemove={remove}
            ImageField={ImageField}
          />
        ))}
      </ol>
      {speakers.length < speakerLimits.speakers ? (
        <Button size="sm" variant="outline" onClick={() => add(emptySpeaker)} className="mt-3">
          <Plus aria-hidden="true" className="size-4" />
          Agregar un expositor
        </Button>
      ) : null}
    </fieldset>
  );
}
