import { isMintlineError, type MintlineError } from '@mintline/core'

/** Why a run waits, for a person: it asks again by itself. */
export function waitingText(error: MintlineError): string {
  const isNode = isMintlineError(error, 'NODE_NOT_AVAILABLE')
  const why = isNode ? `It does not answer: ${error.context.reason}` : error.message
  return `${why.replace(/\.$/, '')}. It is asked again and again; what was sent is safe.`
}
