import { Badge } from './badge.tsx';

export function PublicationBadge({ published, label = 'Publicado' }: { published: boolean; label?: string }) {
  return <Badge tone={published ? 'green' : 'grey'}>{published ? label : 'Borrador'}</Badge>;
}
