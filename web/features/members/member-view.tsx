import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { MemberProfile } from '#contract/members/members.contract.ts';
import { postPath } from '#contract/paths.ts';
import { stripMarkdown } from '#contract/strip-markdown.ts';
import { joinYear } from '../../lib/instants.ts';
import { countOf, formatCount } from '../../lib/numbers.ts';
import { formatJobTitle, fullName } from '../../lib/people.ts';
import { AdminBadge } from '../../ui/admin-badge.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { BrandDivider } from '../../ui/brand-divider.tsx';
import { CardSection } from '../../ui/card-section.tsx';
import { PageSkeleton } from '../../ui/page-skeleton.tsx';
import { PostCounts } from '../../ui/post-counts.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { CardSkeleton } from '../../ui/skeleton.tsx';
import { SkillChips } from '../../ui/skill-chips.tsx';
import { ContactList } from './contact-list.tsx';

function MemberHeader({ member }: { member: MemberProfile }) {
  const role = formatJobTitle(member);
  const { mutualConnections } = member;
  return (
    <header className="ground-navy">
      <div className="page-container grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-5 pt-8 pb-4 md:pt-12">
        <Avatar
          {...member}
          imageUrl={member.profileImageUrl}
          className="size-20 text-2xl max-sm:self-start sm:size-28 sm:text-4xl"
        />
        <div className="min-w-0">
          <h1 className="text-3xl wrap-anywhere">
            <bdi>{fullName(member)}</bdi>
          </h1>
          {role ? <p className="mt-1 text-navy-muted wrap-anywhere">{role}</p> : null}
          {member.location ? (
            <p className="mt-1 flex items-start gap-1.5 text-navy-muted">
              <MapPin aria-hidden="true" className="mt-1 size-4 shrink-0" />
              <span className="sr-only">Ubicación: </span>
              <span className="min-w-0 wrap-anywhere">{member.location}</span>
            </p>
          ) : null}
          <p className="mt-3 flex flex-wrap gap-2">
            <AdminBadge role={member.role} />
            <Badge tone="blue">Miembro desde {joinYear({ createdAt: member.memberSince })}</Badge>
            <Badge>{countOf(member.connectionsCount, 'conexión', 'conexiones')}</Badge>
            {mutualConnections > 0 ? (
              <Badge tone="green">{countOf(mutualConnections, 'conexión en común', 'conexiones en común')}</Badge>
            ) : null}
          </p>
        </div>
      </div>
      <BrandDivider size="sm" />
    </header>
  );
}

function MemberPosts({ member: { firstName, isSelf, posts, postsCount } }: { member: MemberProfile }) {
  return (
    <CardSection
      heading="Publicaciones"
      action={postsCount > 0 ? <p className="text-sm text-muted">{formatCount(postsCount)} en el foro</p> : null}
    >
      {posts.length === 0 ? (
        <p className="text-muted">
          {isSelf ? 'Aún no has publicado en el foro.' : `${firstName} aún no ha publicado en el foro.`}
        </p>
      ) : (
        <ul className="divide-y divide-border">
          {posts.map((post) => (
            <li key={post.id} className="py-4 first:pt-0 last:pb-0">
              <h3 dir="auto" className="text-base leading-snug wrap-anywhere">
                <Link href={postPath(post)} className="hover:underline">
                  {post.title}
                </Link>
              </h3>
              <p dir="auto" className="mt-1 line-clamp-2 text-sm text-muted wrap-anywhere">
                {stripMarkdown(post.excerpt)}
              </p>
              <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
                <span className="inline-flex items-center gap-1.5">
                  <span
                    aria-hidden="true"
                    style={{ backgroundColor: post.category.color }}
                    className="size-2.5 rounded-full"
                  />
                  {post.category.name}
                </span>
                <RelativeTime instant={post.createdAt} />
                <PostCounts post={post} />
              </p>
            </li>
          ))}
        </ul>
      )}
    </CardSection>
  );
}

export function MemberSkeleton() {
  const head = {
    beside: 'size-20 rounded-full sm:size-28',
    bars: ['h-9 w-2/3 max-w-md', 'h-5 w-1/2 max-w-xs', 'h-6 w-32'],
  };
  return (
    <PageSkeleton label="Cargando perfil..." head={head} aside={<CardSkeleton lines={4} />}>
      <div className="grid gap-6">
        <CardSkeleton lines={3} />
        <CardSkeleton lines={2} />
      </div>
    </PageSkeleton>
  );
}

export function MemberView({ member, actions }: { member: MemberProfile; actions: ReactNode }) {
  const { firstName, isSelf, bio, skillLevels } = member;
  return (
    <>
      <MemberHeader member={member} />
      <div className="page-container flex flex-wrap items-center gap-3 pt-2 pb-6">{actions}</div>
      <div className="page-container grid grid-cols-1 gap-6 pb-12 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_auto_1fr]">
        <CardSection heading="Acerca de">
          {bio ? (
            <p dir="auto" className="max-w-prose whitespace-pre-line wrap-anywhere">
              {bio}
            </p>
          ) : (
            <p className="text-muted">
              {isSelf ? 'Aún no has escrito tu biografía.' : `${firstName} aún no ha escrito su biografía.`}
            </p>
          )}
        </CardSection>
        <div className="min-w-0 lg:col-start-2 lg:row-span-3 lg:row-start-1">
          <ContactList member={member} />
        </div>
        <CardSection heading="Habilidades">
          {skillLevels.length > 0 ? (
            <SkillChips skills={skillLevels} />
          ) : (
            <p className="text-muted">
              {isSelf ? 'Aún no has agregado habilidades.' : `${firstName} aún no ha agregado habilidades.`}
            </p>
          )}
        </CardSection>
        <MemberPosts member={member} />
      </div>
    </>
  );
}
