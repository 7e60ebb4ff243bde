import { nodeError } from '@mintline/core'
import { LOGS_METHOD } from './fetchLogs.ts'

/** Creates the error for logs from a replaced chain: NODE_REFUSED, so that they are requested again later. */
export function chainChanged(): Error {
  return nodeError(LOGS_METHOD, new Error('the chain changed while it was read'))
}
