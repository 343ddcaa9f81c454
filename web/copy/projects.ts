import type { ProjectCategory } from '#contract/projects/project-categories.ts';

export interface CategoryDetail {
  text: string;
  lists: ReadonlyArray<{ title: string; items: readonly string[] }>;
}

export const categoryDetails: Partial<Record<ProjectCategory, CategoryDetail>> = {
  infrastructure: {
    text: 'Los proyectos de infraestructura mejoran los lugares donde la región trabaja y compra. Cada uno se planifica con quienes lo van a usar y se ejecuta con cuentas abiertas.',
    lists: [
      {
        title: 'Objetivos',
        items: [
          'Mejorar el acceso, la iluminación y los servicios de las zonas comerciales',
          'Bajar los costos que las empresas pueden compartir',
          'Dejar obras que se mantienen con un plan y un responsable',
        ],
      },
      {
        title: 'Beneficios esperados',
        items: [
          'Más clientes y más horas de venta en cada cuadra',
          'Empleo para contratistas y talleres de la región',
          'Un entorno más seguro para empleados y vecinos',
        ],
      },
    ],
  },
  technology: {
    text: 'Los proyectos de tecnología acercan a las empresas pequeñas las herramientas que ya usan las grandes, con acompañamiento hasta que funcionan en el día a día.',
    lists: [
      {
        title: 'Objetivos',
        items: [
          'Llevar las ventas, los cobros y el inventario a herramientas digitales',
          'Compartir plataformas que ninguna empresa pagaría sola',
          'Proteger los datos de los negocios y de sus clientes',
        ],
      },
      {
        title: 'Beneficios esperados',
        items: [
          'Menos horas de papeleo y menos errores en la caja',
          'Ventas a clientes fuera de la región',
          'Decisiones tomadas con números propios y al día',
        ],
      },
    ],
  },
  education: {
    text: 'Los proyectos de educación forman a quienes trabajan y a quienes van a trabajar en las empresas de la región, con contenidos acordados entre maestros y empleadores.',
    lists: [
      {
        title: 'Objetivos',
        items: [
          'Capacitar en los oficios y las destrezas que piden las empresas',
          'Unir las aulas con los talleres, las tiendas y las oficinas',
          'Formar a los dueños en finanzas, ventas y manejo de personal',
        ],
      },
      {
        title: 'Beneficios esperados',
        items: [
          'Primer empleo para los jóvenes de la región',
          'Personal preparado sin salir a buscarlo lejos',
          'Empresas mejor administradas y con planes a largo plazo',
        ],
      },
    ],
  },
};

export const projectPhases = [
  { title: 'Fase 1: Planificación', text: 'Se define el alcance, el presupuesto y quiénes participan.' },
  { title: 'Fase 2: Ejecución', text: 'Se hace el trabajo y se rinden cuentas de cada avance.' },
  { title: 'Fase 3: Finalización', text: 'Se entrega, se evalúa y queda un responsable de mantenerlo.' },
] as const;
