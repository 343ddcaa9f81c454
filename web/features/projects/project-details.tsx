import type { ProjectDetail } from '#contract/projects/projects.contract.ts';
import { categoryDetails } from '../../content/projects.ts';
import { Markdown } from '../../ui/markdown.tsx';

/** The project's own text, then its category's; renders nothing if both are missing. */
export function ProjectDetails({ project }: { project: ProjectDetail }) {
  const detail = categoryDetails[project.category];
  if (!detail && !project.longDescription) return null;
  return (
    <section aria-labelledby="detalles">
      <h2 id="detalles" className="mb-3 text-2xl">
        Descripción Detallada
      </h2>
      {project.longDescription ? (
        <Markdown author="council" text={project.longDescription} className="mb-6 max-w-prose" />
      ) : null}
      {detail ? (
        <>
          <p className="max-w-prose">{detail.text}</p>
          <div className="mt-5 grid gap-5 sm:grid-cols-2">
            {detail.lists.map(({ title, items }) => (
              <div key={title}>
                <h3 className="text-lg">{title}</h3>
                <ul className="mt-2 list-disc space-y-1.5 pl-5 marker:text-larimar">
                  {items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </>
      ) : null}
    </section>
  );
}
