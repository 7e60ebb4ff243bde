import type { Hex } from 'viem'
import { callWorker } from '#shared/lib/workerCalls.ts'
import type { SignerRequest } from './signer.ts'

let worker: Worker | undefined

/**
 * Asks the development wallet's signer. It is a worker for its size: in its own bundle, it leaves the files that every
 * drop loads unchanged.
 */
export function askSigner(request: SignerRequest): Promise<Hex> {
  worker ??= new Worker(new URL('./signer.worker.ts', import.meta.url), { type: 'module' })
  return callWorker(worker, request)
}
