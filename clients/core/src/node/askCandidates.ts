/** How to ask candidates, and when to hedge with the next one. */
export interface CandidateQuestion<Candidate, Answer> {
  /** Starts a request to a candidate; never rejects. */
  readonly ask: (candidate: Candidate) => Promise<Answer>
  readonly isGood: (answer: Answer) => boolean
  /** Milliseconds without a response before the next candidate is asked as well (hedged). */
  readonly patience: number
  /** Called with a candidate that did not respond in that time. */
  readonly onSilence: (candidate: Candidate) => void
}

/**
 * Asks candidates in turn until a response is good, with hedging. Asks the next one if the last has failed or takes
 * too long; a late response still counts.
 *
 * @returns All responses up to the good one, which is last; if all candidates fail, their responses.
 */
export function askCandidates<Candidate, Answer>(
  candidates: readonly Candidate[],
  { ask, isGood, patience, onSilence }: CandidateQuestion<Candidate, Answer>,
): Promise<readonly Answer[]> {
  return new Promise((resolve) => {
    const waiting = [...candidates]
    const answers: Answer[] = []
    let isOver = false
    const askNext = () => {
      const candidate = waiting.shift()
      if (candidate === undefined || isOver) return
      const timer = setTimeout(() => {
        onSilence(candidate)
        askNext()
      }, patience)
      void ask(candidate).then((answer) => {
        clearTimeout(timer)
        answers.push(answer)
        isOver ||= isGood(answer) || answers.length === candidates.length
        if (isOver) resolve([...answers])
        else askNext()
      })
    }
    askNext()
  })
}
