interface Round<Answer> {
  over: Promise<void>;
  next?: Promise<Answer>;
}

/**
 * Lets all who ask the same at the same time share one answer: those who come while a question is being answered wait,
 * and share the next answer. Nobody gets one that was begun before they asked, so that what somebody has just written
 * is never missing from what they read.
 */
export class SharedReads<Answer> {
  private readonly rounds = new Map<string, Round<Answer>>();

  read(question: string, ask: () => Promise<Answer>): Promise<Answer> {
    const round = this.rounds.get(question);
    if (!round) return this.begin(question, ask);
    round.next ??= round.over.then(() => this.begin(question, ask));
    return round.next;
  }

  private begin(question: string, ask: () => Promise<Answer>): Promise<Answer> {
    const answer = ask();
    const end = () => {
      if (!round.next) this.rounds.delete(question);
    };
    const round: Round<Answer> = { over: answer.then(end, end) };
    this.rounds.set(question, round);
    return answer;
  }
}
