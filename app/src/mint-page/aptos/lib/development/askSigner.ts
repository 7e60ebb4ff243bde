import { callWorker } from '#shared/lib/workerCalls.ts'
import type { SignerAnswer, SignerRequest } from './signer.ts'

let worker: Worker | undefined

/** Asks the development wallet's signer, a worker that only people who connect that wallet load. */
export function askSigner(request: SignerRequest): Promise<SignerAnswer> {
  worker ??= new Worker(new URL('./signer.worker.ts', import.meta.url), { type: 'module' })
  return callWorker(worker, request)
}
