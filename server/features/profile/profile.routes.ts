import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CurrentUser } from '#contract/account/account.contract.ts';
import { type PreviewAudience, type ProfilePreview, profileContract } from '#contract/profile/profile.contract.ts';
import { type Skill, skillsContract } from '#contract/profile/skills.contract.ts';
import type { Context } from '../../core/context.ts';
import { route } from '../../core/route.ts';
import type { Viewer } from '../../core/viewer.ts';
import { recordSecurityEvent } from '../../services/security-log/security-log.service.ts';
import { changeOwnAccount } from '../account/credentials/change-account.service.ts';
import { listSkillLevels } from '../members/members.queries.ts';
import { type Relation, visibleContact } from '../members/relation.policy.ts';
import { activityRoutes } from './activity.routes.ts';
import { photoRoutes } from './photo.routes.ts';
import { replaceSkills } from './profile.queries.ts';
import { changeProfile, editProfile } from './profile.service.ts';

const RELATIONS: Record<PreviewAudience, Relation> = { member: 'stranger', connection: 'connection' };

function presentPreview(member: Viewer, skills: Skill[], audience: PreviewAudience): ProfilePreview {
  return {
    firstName: member.firstName,
    lastName: member.lastName,
    role: member.role,
    profileImageUrl: member.profileImageUrl,
    company: member.company,
    position: member.position,
    location: member.location,
    website: member.website,
    bio: member.bio,
    skills,
    ...visibleContact(member, RELATIONS[audience]),
  };
}

export function profileRoutes(app: FastifyInstance, context: Context): void {
  const { database, limiter } = context;

  async function change(viewer: Viewer, { ip }: FastifyRequest, work: () => Promise<CurrentUser>) {
    await limiter.hit('profileChange', [`member:${viewer.id}`]);
    const user = await work();
    if (user.email !== viewer.email) {
      await recordSecurityEvent(database, { kind: 'email-changed', account: viewer, address: ip });
    }
    return user;
  }

  route(app, context, profileContract.updateProfile, ({ body, viewer, request }) =>
    change(viewer, request, () => changeProfile(context, viewer, body, request)),
  );

  route(app, context, profileContract.editProfile, ({ body, viewer, request }) =>
    change(viewer, request, () => editProfile(context, viewer, body, request)),
  );

  route(app, context, profileContract.previewProfile, async ({ query, viewer }) =>
    presentPreview(viewer, await listSkillLevels(database, viewer.id), query.as),
  );

  route(app, context, skillsContract.listSkills, ({ viewer }) => listSkillLevels(database, viewer.id));

  route(app, context, skillsContract.saveSkills, async ({ body, viewer, request }) => {
    await limiter.hit('profileChange', [`member:${viewer.id}`]);
    return changeOwnAccount(context, request, viewer.id, async (transaction) => {
      await replaceSkills(transaction, viewer.id, body.skills);
      return listSkillLevels(transaction, viewer.id);
    });
  });

  photoRoutes(app, context);
  activityRoutes(app, context);
}
