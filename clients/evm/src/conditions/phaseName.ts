import { isDataUri, parseJson, readDataUri, textProblem } from '@mintline/core/text'

/** Maximum length of a phase's name on chain, in UTF-16 code units. */
const MAX_NAME = 64

/** Maximum bytes of a document with a name. */
const MAX_DOCUMENT = 1_024

/** Names that phases have by their numbers. */
const NUMBERED = /^phase \d+$/i

/**
 * Returns a condition's metadata for a phase's name: a document in a data: URI. Undefined = the name does not go on
 * chain: it is empty or a number, longer than 64 characters, or has some that nobody sees.
 */
export function phaseNameUri(name: string): string | undefined {
  if (!isPhaseName(name)) return undefined
  // thirdweb's SDK downloads any text here, and throws where it cannot; of a data: URI, fetch reads the name by itself.
  const document = JSON.stringify({ name }).replace(/[%#]/g, encodeURIComponent)
  return `data:application/json,${document}`
}

/** Returns a phase's name in a condition's metadata, which is untrusted; undefined = none, or in a hosted document. */
export function phaseNameIn(metadata: string): string | undefined {
  const name = isDataUri(metadata) ? nameIn(metadata) : undefined
  return isPhaseName(name) ? name : undefined
}

function nameIn(uri: string): unknown {
  try {
    return Object(parseJson(readDataUri(uri, MAX_DOCUMENT))).name
  } catch {
    return undefined
  }
}

/** Returns true for a text that can be a phase's name. */
export function isPhaseName(name: unknown): name is string {
  return (
    typeof name === 'string' &&
    name !== '' &&
    name.length <= MAX_NAME &&
    !NUMBERED.test(name) &&
    !textProblem(name)
  )
}
