import { managementPages } from '../../content/admin.ts';
import { MediaLibrary } from '../../features/media/admin/media-library.tsx';
import type { PageHead } from '../../lib/page-module.ts';
import { PageFrame } from '../../ui/page-frame.tsx';

export function head(): PageHead {
  return { title: 'Administrar imágenes', hidden: true };
}

export default function AdminMediaPage() {
  return (
    <PageFrame title={managementPages.media.label} intro={managementPages.media.description}>
      <MediaLibrary />
    </PageFrame>
  );
}
