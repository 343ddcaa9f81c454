type SkillLevel = 'beginner' | 'intermediate' | 'advanced' | 'expert';

/** Profile texts; dates, address and phone are added by `members.ts`. */
export interface MemberProfile {
  firstName: string;
  lastName: string;
  company: string;
  position: string;
  location: string;
  bio: string;
  skills: Record<string, SkillLevel>;
  /** Own domain under `.example`: the member has a website and uses its mail. */
  domain?: string;
}
