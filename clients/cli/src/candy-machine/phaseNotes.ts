import { phaseLabel, phaseNumber } from '@mintline/core'

/** Sentences about phases, each said once for all phases that it is about. */
export class PhaseNotes {
  readonly #phases = new Map<string, number[]>()

  /** @param sentence Without the phase, a capital and a full stop. */
  add(phaseIndex: number, sentence: string): void {
    this.#phases.set(sentence, [...(this.#phases.get(sentence) ?? []), phaseIndex])
  }

  /** Returns the sentences in the order in which they came up. */
  texts(): string[] {
    return [...this.#phases].map(([sentence, phases]) => `${phasesText(phases)}: ${sentence}`)
  }
}

function phasesText(phases: readonly number[]): string {
  const [first = 0, ...others] = phases
  if (others.length === 0) return phaseLabel(first)
  const numbers = phases.map((index) => `${phaseNumber(index)}`)
  return `Phases ${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`
}
