import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { ContactDepartment } from '#contract/contact/contact.contract.ts';
import { breadcrumbs } from '../../copy/admin.ts';
import type { SavedDepartment } from '../../features/contact/admin/admin-contact.api.ts';
import { DepartmentForm } from '../../features/contact/admin/department-form.tsx';
import { departmentsQuery } from '../../features/contact/contact.api.ts';
import { hiddenHead } from '../../lib/page-module.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { FormSkeleton } from '../../ui/skeleton.tsx';

export const head = hiddenHead('Departamentos de contacto');

const isSaved = (department: ContactDepartment): department is SavedDepartment => department.key !== 'general';

export default function AdminDepartmentsPage() {
  const query = useQuery(departmentsQuery);
  return (
    <PageFrame
      trail={breadcrumbs.contact}
      title="Departamentos"
      intro={
        <>
          A dónde llega cada mensaje y cómo se comunica la gente. El correo y el teléfono generales se cambian en la{' '}
          <Link href="/admin" className="inline-link">
            configuración del sitio
          </Link>
          .
        </>
      }
    >
      <div className="grid max-w-3xl grid-cols-1 gap-6">
        <QueryBoundary
          query={query}
          skeleton={
            <div className="grid gap-6">
              <FormSkeleton fields={2} />
              <FormSkeleton fields={2} />
            </div>
          }
          loading="Cargando departamentos..."
          failed="No se pudieron cargar los departamentos"
        >
          {(departments) =>
            departments
              .filter(isSaved)
              .map((department) => <DepartmentForm key={department.key} department={department} />)
          }
        </QueryBoundary>
      </div>
    </PageFrame>
  );
}
