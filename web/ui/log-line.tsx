import type { ReactNode } from 'react';
import { formatInstant } from '../lib/instants.ts';
import { Card } from './card.tsx';

interface LogLineProps {
  what: string;
  at: string;
  about: ReactNode;
  note: ReactNode;
  children?: ReactNode;
}

export function LogLine({ what, at, about, note, children }: LogLineProps) {
  return (
    <Card as="article" className="p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-base">{what}</h3>
        <time dateTime={at} className="text-sm text-muted tabular-nums">
          {formatInstant(at)}
        </time>
      </div>
      <p className="wrap-anywhere">{about}</p>
      <p className="text-sm text-muted">{note}</p>
      {children}
    </Card>
  );
}
