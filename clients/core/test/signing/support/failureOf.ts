import { expect } from 'chai'
import { isMintlineError, type MintlineError } from '../../../src/errors/index.ts'

/** Returns the `MintlineError` that a promise rejects with; anything else fails the test. */
export async function failureOf(promise: Promise<unknown>): Promise<MintlineError> {
  const outcome = await promise.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  )
  if ('error' in outcome && isMintlineError(outcome.error)) return outcome.error
  return expect.fail(`expected an error of ours, got ${JSON.stringify(outcome)}`)
}
