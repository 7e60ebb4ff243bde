import { nodeError } from '@mintline/core'
import { LOGS_METHOD } from './fetchLogs.ts'

/** Error of logs that are not those of the chain any more: NODE_REFUSED, so that they are asked for again later. */
export function chainChanged(): Error {
  return nodeError(LOGS_METHOD, new Error('the chain changed while it was read'))
}
