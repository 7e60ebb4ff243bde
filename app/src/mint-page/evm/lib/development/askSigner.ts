import type { Hex } from 'viem'
import { callWorker } from '#shared/lib/workerCalls.ts'
import type { SignerRequest } from './signer.ts'

let worker: Worker | undefined

/**
 * Asks the signer of the development wallet. It is a worker for its size: a bundle of its own leaves the files that
 * every drop loads as they are.
 */
export function askSigner(request: SignerRequest): Promise<Hex> {
  worker ??= new Worker(new URL('./signer.worker.ts', import.meta.url), { type: 'module' })
  return callWorker(worker, request)
}
