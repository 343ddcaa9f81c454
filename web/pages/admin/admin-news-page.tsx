import { Plus } from 'lucide-react';
import { newNewsPath } from '#contract/admin-paths.ts';
import { managementPages } from '../../content/admin.ts';
import { NewsManagement } from '../../features/news/admin/news-management.tsx';
import type { PageHead } from '../../lib/page-module.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';

export function head(): PageHead {
  return { title: 'Administrar noticias', hidden: true };
}

export default function AdminNewsPage() {
  return (
    <PageFrame
      title={managementPages.news.label}
      intro={managementPages.news.description}
      actions={
        <ButtonLink href={newNewsPath}>
          <Plus aria-hidden="true" className="size-4" />
          Escribir noticia
        </ButtonLink>
      }
    >
      <NewsManagement />
    </PageFrame>
  );
}
