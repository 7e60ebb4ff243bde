import { asSentence, isMintlineError, type MintlineError } from '@mintline/core'

/** Explains why a run is waiting; it retries by itself. */
export function waitingText(error: MintlineError): string {
  return `${asSentence(causeOfWaiting(error))} Requests are repeated; nothing sent is lost.`
}

/** Returns the cause without advice to retry, since the run does so by itself. */
function causeOfWaiting(error: MintlineError): string {
  if (isMintlineError(error, 'NODE_RATE_LIMITED')) return 'It limits requests (429)'
  const isSilent = isMintlineError(error, 'NODE_NOT_AVAILABLE')
  return isSilent ? `It does not answer: ${error.context.reason}` : error.message
}
