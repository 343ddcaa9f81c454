type Prompt = () => Promise<boolean>;

let prompt: Prompt | undefined;
let pending: Promise<boolean> | undefined;

/** Registered by the dialog; without one, no proof is asked for. */
export function setProofPrompt(next: Prompt | undefined): void {
  prompt = next;
}

/** Step-up: resolves to whether the user has proved their identity. Concurrent calls share one dialog. */
export function promptForProof(): Promise<boolean> {
  pending ??= (prompt?.() ?? Promise.resolve(false)).finally(() => {
    pending = undefined;
  });
  return pending;
}
