interface StepUpProvider {
  isRecent: () => Promise<boolean>;
  prompt: () => Promise<boolean>;
}

let prover: StepUpProvider | undefined;
let pending: Promise<boolean> | undefined;
const waiting = new Set<(prover: StepUpProvider) => void>();

/** Registered by the dialog when it has loaded; earlier calls wait for it. */
export function setStepUpProvider(next: StepUpProvider | undefined): void {
  prover = next;
  if (!next) return;
  for (const resolve of waiting) resolve(next);
  waiting.clear();
}

const getProver = async () => prover ?? new Promise<StepUpProvider>((resolve) => waiting.add(resolve));

/** Resolves to whether the user has proved their identity. Concurrent calls share one dialog. */
export function requestStepUp(): Promise<boolean> {
  pending ??= getProver()
    .then(({ prompt }) => prompt())
    .finally(() => {
      pending = undefined;
    });
  return pending;
}

/** Prompts unless there is a recent proof. A failed check proceeds, since the server decides anyway. */
export async function ensureStepUp(): Promise<boolean> {
  const { isRecent } = await getProver();
  return (await isRecent().catch(() => true)) || requestStepUp();
}
