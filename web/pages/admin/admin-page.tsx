import { useCurrentUser } from '../../features/account/account.api.ts';
import { SettingsPanel } from '../../features/site/admin/settings-panel.tsx';
import { hiddenHead } from '../../lib/page-module.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { TabPanels } from '../../ui/tab-panels.tsx';

const CategoriesPanel = lazyPart(
  async () => (await import('../../features/forum/admin/categories-panel.tsx')).CategoriesPanel,
);
const ProjectsPanel = lazyPart(
  async () => (await import('../../features/projects/admin/projects-panel.tsx')).ProjectsPanel,
);
const StatisticsPanel = lazyPart(
  async () => (await import('../../features/statistics/admin/statistics-panel.tsx')).StatisticsPanel,
);

const TITLE = 'Panel de Control Administrativo';

const mediaFields = () => import('../../features/media/admin/image-field.tsx');
const ImageField = lazyPart(async () => (await mediaFields()).ImageField);
const WithImages = lazyPart(async () => (await mediaFields()).WithImages);

export const head = hiddenHead(TITLE);

export default function AdminPage() {
  const { user } = useCurrentUser();
  const userId = user?.id ?? '';
  return (
    <PageFrame title={TITLE} intro="Configura el sitio, su foro y sus proyectos, y mira cómo crece la comunidad.">
      <TabPanels
        label="Panel de administración"
        id="panel"
        param="pestana"
        keeps="visited"
        className="pt-6"
        panels={[
          {
            value: 'configuracion',
            label: 'Configuración',
            content: () => <SettingsPanel userId={userId} ImageField={ImageField} WithImages={WithImages} />,
          },
          { value: 'categorias', label: 'Categorías', content: () => <CategoriesPanel userId={userId} /> },
          { value: 'proyectos', label: 'Proyectos', content: () => <ProjectsPanel userId={userId} /> },
          { value: 'estadisticas', label: 'Estadísticas', content: () => <StatisticsPanel /> },
        ]}
      />
    </PageFrame>
  );
}
