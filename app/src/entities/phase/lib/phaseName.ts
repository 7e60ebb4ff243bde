import { withoutInvisible } from '@mintline/core'
import { EMPTY, invalid, type Parsed, valid } from '#shared/lib/parsed.ts'

/** Phase names by index, kept off chain; '' and missing ones = the phase has no name. */
export type PhaseNames = readonly string[]

/** Names for phases without any. */
export const NO_NAMES: PhaseNames = []

/** Maximum characters in a name. */
export const MAX_NAME_LENGTH = 40

/** Matches names that imply an order, which a phase may lose. */
const NUMBERED = /^(phase\s*)?\d+$/i
const SHOWN = /[^\p{C}\p{Z}\p{M}]/u

/** Puts a text on one line, without invisible characters; '' if nothing visible is left. */
export function plainName(text: string): string {
  const name = withoutInvisible(text).replace(/\s+/g, ' ').trim()
  return SHOWN.test(name) ? name : ''
}

/**
 * Parses the name typed for a phase.
 *
 * @param others - the other phases' names
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

/** Sets one phase's name; '' removes it. */
export function withName(names: PhaseNames, phaseIndex: number, name: string): PhaseNames {
  return trimmed(
    Array.from({ length: Math.max(names.length, phaseIndex + 1) }, (_, index) =>
      index === phaseIndex ? name : (names[index] ?? ''),
    ),
  )
}

/** Removes a phase's name: later ones move up. */
export function withoutPhase(names: PhaseNames, phaseIndex: number): PhaseNames {
  return trimmed(names.filter((_, index) => index !== phaseIndex))
}

/** Makes room for inserted phases without names. */
export function withPhasesAt(names: PhaseNames, at: number, count: number): PhaseNames {
  if (names.length <= at) return names
  return [...names.slice(0, at), ...Array.from({ length: count }, () => ''), ...names.slice(at)]
}

/** Returns the first phases' names only. */
export function namesOfFirst(names: PhaseNames, count: number): PhaseNames {
  return trimmed(names.slice(0, count))
}

function trimmed(names: PhaseNames): PhaseNames {
  return names.slice(0, names.findLastIndex((name) => name !== '') + 1)
}

/** Folds a name: equal for names that people would confuse. */
function folded(name: string): string {
  return name.normalize('NFKC').toLowerCase()
}
