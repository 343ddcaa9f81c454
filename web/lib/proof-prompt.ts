type Prompt = () => Promise<boolean>;

let prompt: Prompt | undefined;
let pending: Promise<boolean> | undefined;

/** The dialog that asks who is there registers itself; without it nobody is asked. */
export function setProofPrompt(next: Prompt | undefined): void {
  prompt = next;
}

/** Step-up: resolves to whether the person has proved who they are. Calls that ask at once share one dialog. */
export function promptForProof(): Promise<boolean> {
  pending ??= (prompt?.() ?? Promise.resolve(false)).finally(() => {
    pending = undefined;
  });
  return pending;
}
