import { Fragment } from 'react';

interface HighlightProps {
  text: string;
  /** Stretches `[start, end)` to mark, in order. */
  marks: ReadonlyArray<readonly [number, number]>;
}

/** A text with the words that were looked for marked in it. */
export function Highlight({ text, marks }: HighlightProps) {
  return (
    <>
      {marks.map(([start, end], index) => (
        <Fragment key={start}>
          {text.slice(marks[index - 1]?.[1] ?? 0, start)}
          <mark>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(marks.at(-1)?.[1] ?? 0)}
    </>
  );
}
