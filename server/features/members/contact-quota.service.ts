import { dominicanDay } from '#contract/dominican-dates.ts';
import { type ContactWithheld, memberLimits } from '#contract/members/members.contract.ts';
import type { Context } from '../../core/context.ts';
import { isConfirmed, type Viewer } from '../../core/viewer.ts';
import { isReadOnlyFailure } from '../../database/database-errors.ts';
import { recordContactReads } from './members.queries.ts';

interface ContactData {
  id: string;
  email: string | null;
  phone: string | null;
  hasWhatsapp: boolean;
}

const MAX_CACHED_READERS = 1_000;

const withhold = <Person extends ContactData>(person: Person, contactWithheld: ContactWithheld) => ({
  ...person,
  ...(contactWithheld && { email: null, phone: null, hasWhatsapp: false }),
  contactWithheld,
});

/** Anti-scraping: confirmed addresses only, with a daily quota. All contact data of members passes through here. */
export class ContactQuota {
  private readonly shownToday = new Map<string, { day: string; shown: Set<string> }>();

  constructor(private readonly context: Pick<Context, 'database' | 'config' | 'now'>) {}

  async apply<Person extends ContactData>(viewer: Viewer, people: Person[]) {
    const isOpen = ({ id, email, phone }: ContactData) => id !== viewer.id && (email !== null || phone !== null);
    if (!isConfirmed(viewer, this.context.config)) {
      return people.map((person) => withhold(person, isOpen(person) ? 'unconfirmed' : null));
    }
    const shown = await this.shownTo(
      viewer.id,
      people.filter(isOpen).map(({ id }) => id),
    );
    return people.map((person) => withhold(person, isOpen(person) && shown && !shown.has(person.id) ? 'limit' : null));
  }

  async applyToOne<Person extends ContactData>(viewer: Viewer, person: Person) {
    const [applied] = await this.apply(viewer, [person]);
    if (!applied) throw new Error('the person was not returned');
    return applied;
  }

  /** Undefined without a quota. */
  private async shownTo(readerId: string, memberIds: string[]): Promise<Set<string> | undefined> {
    const { config, database, now } = this.context;
    if (!config.rateLimits || memberIds.length === 0) return undefined;
    const day = dominicanDay(now());
    const max = memberLimits.contactsPerDay;
    const cached = this.shownToday.get(readerId);
    if (cached?.day === day && (cached.shown.size >= max || memberIds.every((id) => cached.shown.has(id)))) {
      return cached.shown;
    }
    const shown = await recordContactReads(database, { readerId, day, memberIds, max }).catch((error) => {
      if (isReadOnlyFailure(error)) return undefined;
      throw error;
    });
    // What cannot be counted is not shown.
    if (!shown) return (cached?.day === day && cached.shown) || new Set();
    this.store(readerId, { day, shown });
    return shown;
  }

  private store(readerId: string, today: { day: string; shown: Set<string> }): void {
    this.shownToday.delete(readerId);
    this.shownToday.set(readerId, today);
    const [oldest] = this.shownToday.keys();
    if (oldest !== undefined && this.shownToday.size > MAX_CACHED_READERS) this.shownToday.delete(oldest);
  }
}
