import { ActivityHistory } from '../features/profile/activity-history.tsx';
import type { PageHead } from '../lib/page-module.ts';
import { PageFrame } from '../ui/page-frame.tsx';

export function head(): PageHead {
  return { title: 'Tu actividad', hidden: true };
}

export default function ActivityPage() {
  return (
    <PageFrame
      trail={[
        { label: 'Mi panel', href: '/home' },
        { label: 'Mi perfil', href: '/profile' },
      ]}
      title="Tu actividad"
      intro="Todo lo que has hecho en el portal, de lo más reciente a lo más antiguo. Solo tú ves esta lista."
    >
      <ActivityHistory />
    </PageFrame>
  );
}
