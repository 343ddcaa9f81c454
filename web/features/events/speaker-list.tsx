import { Link } from 'wouter';
import type { EventSpeaker } from '#contract/events/event-speakers.ts';
import { memberPath } from '#contract/paths.ts';
import { classNames } from '../../lib/class-names.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Card } from '../../ui/card.tsx';
import { Picture } from '../../ui/picture.tsx';

function SpeakerFace({ speaker: { name, image } }: { speaker: EventSpeaker }) {
  const size = 'size-20';
  if (image) return <Picture image={{ ...image, alt: '' }} sizes="5rem" className={`shrink-0 rounded-full ${size}`} />;
  const [firstName = '', ...rest] = name.split(' ');
  return <Avatar firstName={firstName} lastName={rest.at(-1) ?? ''} className={`${size} text-xl`} />;
}

export function SpeakerList({ speakers }: { speakers: EventSpeaker[] }) {
  return (
    <section aria-labelledby="expositores">
      <h2 id="expositores" className="mb-4 text-2xl">
        {speakers.length === 1 ? 'Expositor' : 'Expositores'}
      </h2>
      <ul className={classNames('grid gap-4', speakers.length > 1 && 'sm:grid-cols-2')}>
        {speakers.map((speaker, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may have one name
          <li key={index}>
            <Card className="flex h-full items-start gap-4 p-4">
              <SpeakerFace speaker={speaker} />
              <div className="min-w-0 self-center">
                <h3 className="text-lg leading-snug wrap-anywhere">
                  {speaker.memberId ? (
                    <Link href={memberPath({ id: speaker.memberId })} className="inline-link">
                      {speaker.name}
                    </Link>
                  ) : (
                    speaker.name
                  )}
                </h3>
                {speaker.charge ? (
                  <p className="text-sm text-muted wrap-anywhere first-letter:uppercase">{speaker.charge}</p>
                ) : null}
                {speaker.text ? <p className="mt-2 text-sm whitespace-pre-line wrap-anywhere">{speaker.text}</p> : null}
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
