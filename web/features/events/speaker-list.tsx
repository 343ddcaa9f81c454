import { Mic } from 'lucide-react';

export function SpeakerList({ speakers }: { speakers: string[] }) {
  if (speakers.length === 0) return null;
  return (
    <section>
      <h2 className="mb-3 text-2xl">{speakers.length === 1 ? 'Expositor' : 'Expositores'}</h2>
      <ul className="grid gap-2">
        {speakers.map((speaker) => (
          <li key={speaker} className="flex items-center gap-3">
            <span className="grid size-9 shrink-0 place-items-center rounded-full bg-subtle text-larimar">
              <Mic aria-hidden="true" className="size-4" />
            </span>
            {speaker}
          </li>
        ))}
      </ul>
    </section>
  );
}
