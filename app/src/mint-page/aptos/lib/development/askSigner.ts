import { callWorker } from '#shared/lib/workerCalls.ts'
import type { SignerAnswer, SignerRequest } from './signer.ts'

let worker: Worker | undefined

/** Asks the signer of the development wallet, a worker: only whoever connects that wallet loads it. */
export function askSigner(request: SignerRequest): Promise<SignerAnswer> {
  worker ??= new Worker(new URL('./signer.worker.ts', import.meta.url), { type: 'module' })
  return callWorker(worker, request)
}
