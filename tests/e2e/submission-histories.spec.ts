import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import fc from 'fast-check';
import { stressSize } from '../support/thoroughness.ts';
import { LONG_ENOUGH, signInAsNewMember, unique } from './forum-support.ts';
import { attach, fillPost, kept, LOST, loseAnswers, postsNamed } from './submissions-support.ts';
import { toastOf } from './support.ts';

const NEW_POST = '/forum?categoria=turismo-y-eventos&nuevo=1';

type Step =
  | { does: 'type' | 'edit' | 'attach' | 'send' | 'close' | 'back' | 'reopen' | 'other tab' }
  /** Sends without a connection; the answer is lost; the tab is closed while it is being sent. */
  | { does: 'cut' | 'lose' }
  | { does: 'leave'; after: number };

const steps = fc.oneof(
  fc.record({ does: fc.constantFrom('type', 'edit', 'attach', 'send', 'close', 'back', 'reopen', 'other tab') }),
  fc.record({ does: fc.constantFrom('cut', 'lose') }),
  fc.record({ does: fc.constant('leave'), after: fc.nat({ max: 400 }) }),
) as fc.Arbitrary<Step>;

/** A post as its writer saw it last. */
interface Draft {
  content: string;
  images: number;
}

const MOST_IMAGES = 4;

/** Two tabs of one browser with one draft, against what its writer saw. */
class History {
  private readonly title = unique('Historia');
  private readonly published: Draft[] = [];
  private draft: Draft | null = null;
  /** The tab was closed while it was being sent: what is shown next tells. */
  private isUncertain = false;
  private page!: Page;
  private behind: Page | undefined;

  constructor(private readonly context: BrowserContext) {}

  private dialog = () => this.page.getByRole('dialog', { name: 'Crear nuevo post' });

  private async show(): Promise<void> {
    if (!(await this.dialog().isVisible())) await this.page.goto(NEW_POST);
    const title = this.dialog().getByLabel('Título');
    if (this.isUncertain) {
      // Nobody is told that another page was sending for longer than a call may take.
      await expect(title).toBeEnabled({ timeout: 40_000 });
      if ((await title.inputValue()) === '') this.markPublished();
      this.isUncertain = false;
    }
    await expect(title).toHaveValue(this.draft ? this.title : '');
    if (this.draft) await expect(this.dialog().getByLabel(/^Describe la imagen/)).toHaveCount(this.draft.images);
  }

  private markPublished(): void {
    if (this.draft) this.published.push(this.draft);
    this.draft = null;
  }

  private async write(content: string): Promise<void> {
    await this.show();
    await fillPost(this.page, this.title, content);
    this.draft = { content, images: this.draft?.images ?? 0 };
  }

  private press = () => this.dialog().getByRole('button', { name: 'Publicar' }).click();

  private async send(): Promise<void> {
    await this.press();
    const failure = this.dialog().getByText(/^(No sabemos si llegó|Sin conexión: no se envió)/);
    await expect(failure.or(toastOf(this.page)).first()).toBeVisible();
    const toast = toastOf(this.page);
    if (await failure.isVisible()) {
      await toast.getByRole('button', { name: 'Cerrar aviso' }).click();
      return;
    }
    await expect(toast).toContainText('¡Post creado exitosamente!');
    await toast.getByRole('button', { name: 'Cerrar aviso' }).click();
    await expect(this.dialog()).toBeHidden();
    this.markPublished();
  }

  private async reopen(): Promise<void> {
    await this.page.close();
    this.page = await this.context.newPage();
  }

  private async attach(draft: Draft): Promise<void> {
    await attach(this.page, ['foto.jpg']);
    draft.images += 1;
    await expect(this.dialog().getByLabel(`Describe la imagen ${draft.images}`)).toBeVisible();
  }

  private async play(step: Step): Promise<void> {
    if (step.does === 'type') return this.write(`${LONG_ENOUGH} ${crypto.randomUUID()}`);
    if (step.does === 'reopen') return this.reopen();
    if (step.does === 'other tab') {
      [this.page, this.behind] = [this.behind ?? (await this.context.newPage()), this.page];
      return this.page.bringToFront();
    }
    if (step.does === 'close') {
      if (await this.dialog().isVisible()) await this.dialog().getByRole('button', { name: 'Cerrar' }).click();
      return;
    }
    if (step.does === 'back') {
      await this.page.goto('/about');
      await this.page.goBack();
      return;
    }
    await this.show();
    const { draft } = this;
    if (!draft) return;
    if (step.does === 'edit') await this.write(`${draft.content} Y algo más.`);
    else if (step.does === 'attach' && draft.images < MOST_IMAGES) await this.attach(draft);
    else if (step.does === 'send') await this.send();
    else if (step.does === 'cut') {
      await this.context.setOffline(true);
      await this.send();
      await this.context.setOffline(false);
    } else if (step.does === 'lose') {
      const stop = await loseAnswers(this.page, '**/api/forum/posts');
      await this.send();
      await stop();
    } else if (step.does === 'leave') {
      await this.press();
      await this.page.waitForTimeout(step.after);
      this.isUncertain = true;
      await this.reopen();
    }
  }

  async run(history: readonly Step[]): Promise<void> {
    this.page = await this.context.newPage();
    for (const step of history) await this.play(step);
    await this.show();
    if (this.draft) await this.send();
    const posts = await postsNamed(this.page, this.title);
    const inOrder = (all: Draft[]) => all.map(({ content, images }) => `${content} (${images})`).sort();
    expect(inOrder(posts.map(({ content, images }) => ({ content, images: images.length })))).toEqual(
      inOrder(this.published),
    );
    expect(await kept(this.page)).not.toContain(this.title);
    expect(await this.page.getByText(LOST).count()).toBe(0);
    await this.page.close();
    await this.behind?.close();
  }
}

test('random histories of one draft end as its writer saw it last, once', async ({ page, context }) => {
  test.setTimeout(stressSize({ usual: 180_000, thorough: 3_600_000 }));
  await signInAsNewMember(page, 'Azarosa');
  const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31);
  console.log(`SEED=${seed}`);
  let played = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: 3, maxLength: 9 }), async (history) => {
      await new History(context).run(history);
      played += 1;
    }),
    { seed, numRuns: stressSize({ usual: 4, thorough: 100 }), endOnFailure: true },
  );
  console.log(`${played} histories`);
});
