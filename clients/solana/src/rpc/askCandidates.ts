/** The question to each candidate, and the wait between two. */
export interface CandidateQuestion<Candidate, Answer> {
  /** Begins with a candidate; never rejects. */
  readonly ask: (candidate: Candidate) => Promise<Answer>
  readonly isGood: (answer: Answer) => boolean
  /** Milliseconds of silence after which the next candidate is asked beside the last. */
  readonly patience: number
  /** Hears which candidate was silent for that long. */
  readonly onSilence: (candidate: Candidate) => void
}

/**
 * Asks candidates one after another until an answer is good. The next one is asked when the last has
 * failed or is silent; whoever was silent may still answer.
 *
 * @returns All answers up to the good one, which is the last; none is good where all candidates failed.
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
