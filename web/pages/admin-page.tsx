import { useQuery } from '@tanstack/react-query';
import { useCurrentUser } from '../features/account/account.api.ts';
import { unreadMessagesQuery } from '../features/admin-contact/admin-contact.api.ts';
import { moderationQueueQuery } from '../features/admin-moderation/moderation-queue.api.ts';
import { AdminTabs } from '../features/admin-panel/admin-tabs.tsx';
import { ManagementLinks } from '../features/admin-panel/management-links.tsx';
import { SettingsPanel } from '../features/admin-settings/settings-panel.tsx';
import { portalStatusQuery } from '../features/admin-status/admin-status.api.ts';
import type { PageHead } from '../lib/page-module.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import { PageFrame } from '../ui/page-frame.tsx';

const CategoriesPanel = lazyPart(
  async () => (await import('../features/admin-categories/categories-panel.tsx')).CategoriesPanel,
);
const ProjectsPanel = lazyPart(
  async () => (await import('../features/admin-projects/projects-panel.tsx')).ProjectsPanel,
);
const StatisticsPanel = lazyPart(
  async () => (await import('../features/admin-statistics/statistics-panel.tsx')).StatisticsPanel,
);

const TITLE = 'Panel de Control Administrativo';

const ImageField = lazyPart(async () => (await import('../features/admin-media/image-field.tsx')).ImageField);

export function head(): PageHead {
  return { title: TITLE, hidden: true };
}

export default function AdminPage() {
  const { user } = useCurrentUser();
  const { data } = useQuery(moderationQueueQuery({ page: 1, limit: 1 }));
  const { data: unread } = useQuery(unreadMessagesQuery);
  const { data: status } = useQuery(portalStatusQuery);
  const bad = status && Object.values(status).filter(({ state }) => state === 'bad').length;
  const userId = user?.id ?? '';
  return (
    <PageFrame title={TITLE} intro="Configura el sitio, su foro y sus proyectos, y mira cómo crece la comunidad.">
      <ManagementLinks waiting={{ moderation: data?.total, contact: unread?.total, status: bad }} />
      <AdminTabs
        tabs={[
          {
            value: 'configuracion',
            label: 'Configuración',
            content: () => <SettingsPanel userId={userId} ImageField={ImageField} />,
          },
          { value: 'categorias', label: 'Categorías', content: () => <CategoriesPanel userId={userId} /> },
          { value: 'proyectos', label: 'Proyectos', content: () => <ProjectsPanel userId={userId} /> },
          { value: 'estadisticas', label: 'Estadísticas', content: () => <StatisticsPanel /> },
        ]}
      />
    </PageFrame>
  );
}
