import * as z from 'zod/mini';

const VERSION = 'Indica la versión que leíste';

const version = z.int(VERSION).check(z.minimum(1, VERSION));

type WithoutDefault<S> = S extends z.ZodMiniDefault<infer Inner> ? Inner : S;

type EditFields<Shape extends z.core.$ZodShape> = {
  [Name in keyof Shape]: z.ZodMiniOptional<WithoutDefault<Shape[Name]>>;
};

/** A default would count as a change. */
function withoutDefault(field: z.core.$ZodType): z.core.$ZodType {
  return field instanceof z.ZodMiniDefault ? field._zod.def.innerType : field;
}

export function editBody<Shape extends z.core.$ZodShape>(form: z.ZodMiniObject<Shape>) {
  const fields = Object.entries(form.shape).map(([name, field]) => [name, z.optional(withoutDefault(field))]);
  return z.extend(z.object(Object.fromEntries(fields) as EditFields<Shape>), {
    version,
  });
}

/** Absent: decides on the current record. */
export const decidedVersion = z.optional(version);

/** With an offset: the same instant in every time zone. */
export const scheduleBody = z.object({
  publishAt: z.iso.datetime({ offset: true, error: 'Escribe el día y la hora' }),
  version: decidedVersion,
});

export const decisionBody = z.nullish(z.object({ version: decidedVersion }));
