import { useQuery } from '@tanstack/react-query';
import type { AdminProject, ProjectParticipant } from '#contract/projects/admin/admin-projects.contract.ts';
import { fullName } from '../../../lib/people.ts';
import { usePageParam } from '../../../lib/use-list-params.ts';
import { AdminBadge } from '../../../ui/admin-badge.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmailText } from '../../../ui/email-text.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { useRedirectIfLoggedOut } from '../../../ui/request-failure.ts';
import { participantsQuery } from './admin-projects.api.ts';

const PAGE_SIZE = 20;

const texts = {
  one: 'persona',
  many: 'personas',
  loading: 'Cargando participantes...',
  failed: 'No se pudieron cargar los participantes',
};

export function ParticipantList({ project }: { project: AdminProject }) {
  const [page, setPage] = usePageParam();
  const query = useQuery(participantsQuery(project.id, { page, limit: PAGE_SIZE }));
  useRedirectIfLoggedOut(query.error);
  return (
    <PagedList
      hasAvatars
      query={query}
      items={query.data?.participants}
      itemKey={({ userId }) => userId}
      pageSize={PAGE_SIZE}
      onPage={setPage}
      heading="Participantes"
      texts={texts}
      empty={{
        title: 'Aún no participa nadie',
        description: 'Los miembros se suman desde la página del proyecto.',
      }}
    >
      {(participant) => <Participant participant={participant} />}
    </PagedList>
  );
}

function Participant({ participant }: { participant: ProjectParticipant }) {
  const { company, email, note, joinedAt } = participant;
  return (
    <Card as="article" className="flex gap-3 p-4">
      <Avatar {...participant} imageUrl={participant.profileImageUrl} />
      <div className="min-w-0 text-sm">
        <h3 className="text-base">{fullName(participant)}</h3>
        <AdminBadge role={participant.role} />
        {company ? <p className="text-muted">{company}</p> : null}
        <p>
          <a href={`mailto:${email}`} className="inline-link py-0.5 wrap-anywhere">
            <EmailText email={email} />
          </a>
        </p>
        {note ? (
          <p className="mt-1 border-l-3 border-border pl-3 text-base whitespace-pre-line wrap-anywhere">{note}</p>
        ) : null}
        <p className="mt-1 text-xs text-muted">
          Participa desde <RelativeTime instant={joinedAt} />
        </p>
      </div>
    </Card>
  );
}
