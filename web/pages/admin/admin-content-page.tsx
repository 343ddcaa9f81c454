import { Plus } from 'lucide-react';
import { Link } from 'wouter';
import { newContentPath } from '#contract/content/content-paths.ts';
import { managementPages } from '../../content/admin.ts';
import { ContentManagement } from '../../features/content/admin/content-management.tsx';
import type { PageHead } from '../../lib/page-module.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';

export function head(): PageHead {
  return { title: 'Administrar el contenido', hidden: true };
}

export default function AdminContentPage() {
  return (
    <PageFrame
      title={managementPages.content.label}
      intro={
        <>
          {managementPages.content.description} La privacidad, los términos y las cookies están en{' '}
          <Link href={managementPages.legal.href} className="inline-link">
            Textos legales
          </Link>
          .
        </>
      }
      actions={
        <>
          <ButtonLink href={newContentPath('service')} variant="outline">
            <Plus aria-hidden="true" className="size-4" />
            Crear servicio
          </ButtonLink>
          <ButtonLink href={newContentPath('page')}>
            <Plus aria-hidden="true" className="size-4" />
            Crear página
          </ButtonLink>
        </>
      }
    >
      <ContentManagement />
    </PageFrame>
  );
}
