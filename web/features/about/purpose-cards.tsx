import { Compass, HeartHandshake, Telescope } from 'lucide-react';
import { purpose } from '../../content/purpose.ts';
import { PurposeCard } from './purpose-card.tsx';

export function PurposeCards() {
  const { mission, vision, values } = purpose;
  return (
    <div className="grid gap-4 md:grid-cols-3 md:gap-6">
      <PurposeCard icon={Compass} accent="sun" title={mission.title} text={mission.text} />
      <PurposeCard icon={Telescope} accent="larimar" title={vision.title} text={vision.text} />
      <PurposeCard icon={HeartHandshake} accent="cane" title={values.title} text={values.text}>
        <ul className="mt-3 grid gap-1.5">
          {values.list.map((value) => (
            <li
              key={value}
              className="flex gap-2.5 before:mt-2.5 before:size-1.5 before:shrink-0 before:rounded-full before:bg-cane"
            >
              {value}
            </li>
          ))}
        </ul>
      </PurposeCard>
    </div>
  );
}
