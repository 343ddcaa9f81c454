interface Employed {
  position: string | null;
  company: string | null;
}

/** "Propietario en Panadería La Espiga", or as much of it as there is. */
export const roleOf = ({ position, company }: Employed) => [position, company].filter(Boolean).join(' en ');
