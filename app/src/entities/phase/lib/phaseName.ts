import { withoutInvisible } from '@mintline/core'
import { EMPTY, invalid, type Parsed, valid } from '#shared/lib/parsed.ts'

/** Names of phases by index, kept off chain; '' and missing ones = the phase has no name. */
export type PhaseNames = readonly string[]

/** Names of phases that have none. */
export const NO_NAMES: PhaseNames = []

/** Most characters of a name. */
export const MAX_NAME_LENGTH = 40

/** Names that say something of the order, which a phase may lose. */
const NUMBERED = /^(phase\s*)?\d+$/i
const SHOWN = /[^\p{C}\p{Z}\p{M}]/u

/** A text in one line, without characters that are not shown; '' if nothing of it is. */
export function plainName(text: string): string {
  const name = withoutInvisible(text).replace(/\s+/g, ' ').trim()
  return SHOWN.test(name) ? name : ''
}

/**
 * The name that was typed for a phase.
 *
 * @param others - names of the other phases
 */
export function parsePhaseName(text: string, others: PhaseNames): Parsed<string> {
  const name = plainName(text)
  if (name === '') return EMPTY
  if ([...name].length > MAX_NAME_LENGTH) {
    return invalid(`Enter at most ${MAX_NAME_LENGTH} characters.`)
  }
  if (NUMBERED.test(name)) return invalid('Enter a word: phases have their numbers already.')
  if (others.some((other) => folded(other) === folded(name))) {
    return invalid(`Another phase is called ${name}. Enter another name.`)
  }
  return valid(name)
}

/** Names after one phase was named; '' takes its name away. */
export function withName(names: PhaseNames, phaseIndex: number, name: string): PhaseNames {
  return trimmed(
    Array.from({ length: Math.max(names.length, phaseIndex + 1) }, (_, index) =>
      index === phaseIndex ? name : (names[index] ?? ''),
    ),
  )
}

/** Names after a phase was removed: those behind it move up. */
export function withoutPhase(names: PhaseNames, phaseIndex: number): PhaseNames {
  return trimmed(names.filter((_, index) => index !== phaseIndex))
}

/** Names after phases without names came in between. */
export function withPhasesAt(names: PhaseNames, at: number, count: number): PhaseNames {
  if (names.length <= at) return names
  return [...names.slice(0, at), ...Array.from({ length: count }, () => ''), ...names.slice(at)]
}

/** Names of the first phases only. */
export function namesOfFirst(names: PhaseNames, count: number): PhaseNames {
  return trimmed(names.slice(0, count))
}

function trimmed(names: PhaseNames): PhaseNames {
  return names.slice(0, names.findLastIndex((name) => name !== '') + 1)
}

/** Equal for names that people would take for each other. */
function folded(name: string): string {
  return name.normalize('NFKC').toLowerCase()
}
