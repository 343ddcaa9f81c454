interface HasJob {
  position: string | null;
  company: string | null;
}

/** "Propietario en Panadería La Espiga", or as much of it as there is. */
export const formatJobTitle = ({ position, company }: HasJob) => [position, company].filter(Boolean).join(' en ');
