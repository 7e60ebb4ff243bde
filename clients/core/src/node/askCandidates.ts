/** A request to candidates, and the delay between two of them. */
export interface CandidateQuestion<Candidate, Answer> {
  /** Starts a request to a candidate; never rejects. */
  readonly ask: (candidate: Candidate) => Promise<Answer>
  readonly isGood: (answer: Answer) => boolean
  /** Milliseconds without a response after which the next candidate is asked in addition. */
  readonly patience: number
  /** Called with a candidate that did not respond in that time. */
  readonly onSilence: (candidate: Candidate) => void
}

/**
 * Asks candidates one after another until a response is good. The next one is asked when the last has failed or takes
 * too long; a late response still counts.
 *
 * @returns All responses up to the good one, which is the last; without a good one where all candidates failed.
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
