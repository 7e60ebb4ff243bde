import { type ErrorCode, type ErrorContext, isMintlineError } from '@mintline/core'
import { expect } from 'chai'

/** A call to be refused: by a rejection, or by throwing. */
type Work = Promise<unknown> | (() => unknown)

/** Expects an error with exactly this code and context. */
export async function expectRefusal<Code extends ErrorCode>(
  work: Work,
  code: Code,
  context: ErrorContext<Code>,
): Promise<void> {
  const error = await thrownBy(work)
  if (!isMintlineError(error, code)) throw error
  expect(error.context).to.deep.equal(context)
}

/** Expects exactly these problems: path and code. */
export async function expectProblems(
  work: Work,
  ...expected: readonly (readonly [path: string, code: ErrorCode])[]
): Promise<void> {
  const error = await thrownBy(work)
  if (!isMintlineError(error, 'INPUT_INVALID')) throw error
  expect(error.context.problems.map(({ path, code }) => [path, code])).to.deep.equal(expected)
}

/** Returns the error that a call is refused with. */
export async function thrownBy(work: Work): Promise<unknown> {
  try {
    await (typeof work === 'function' ? work() : work)
  } catch (error) {
    return error
  }
  throw new Error('It was not refused.')
}
