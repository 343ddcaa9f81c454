import { history } from '../../content/about.ts';
import { Section } from '../../ui/section.tsx';

export function HistorySection() {
  return (
    <Section
      heading="Nuestra Historia"
      intro="De una conversación entre vecinos a una comunidad en línea."
      background="card"
    >
      <ol className="grid lg:grid-cols-4">
        {history.map(({ year, title, text }) => (
          <li
            key={year}
            className="relative border-l-2 border-larimar pb-8 pl-6 last:pb-0 before:absolute before:top-1.5 before:-left-2 before:size-3.5 before:rounded-full before:border-2 before:border-larimar before:bg-card last:before:bg-sun lg:border-t-2 lg:border-l-0 lg:pt-6 lg:pr-6 lg:pb-0 lg:pl-0 lg:before:-top-2 lg:before:left-0"
          >
            <p className="text-3xl font-bold text-larimar tabular-nums">{year}</p>
            <h3 className="mt-1 text-lg">{title}</h3>
            <p className="mt-2 text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
