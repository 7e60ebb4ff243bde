import { asSentence, isMintlineError, type MintlineError } from '@mintline/core'

/** Why a run waits, for a person: it asks again by itself. */
export function waitingText(error: MintlineError): string {
  return `${asSentence(causeOfWaiting(error))} It is asked again and again; what was sent is safe.`
}

/** Without advice to try again: the run does so by itself. */
function causeOfWaiting(error: MintlineError): string {
  if (isMintlineError(error, 'NODE_RATE_LIMITED')) return 'It limits requests (429)'
  const isSilent = isMintlineError(error, 'NODE_NOT_AVAILABLE')
  return isSilent ? `It does not answer: ${error.context.reason}` : error.message
}
