import { type ErrorCode, type ErrorContext, isMintlineError } from '@mintline/core'
import { expect } from 'chai'

/** Expects an error with exactly this code and context. */
export async function expectRefusal<Code extends ErrorCode>(
  work: Promise<unknown>,
  code: Code,
  context: ErrorContext<Code>,
): Promise<void> {
  const error = await thrownBy(work)
  if (!isMintlineError(error, code)) throw error
  expect(error.context).to.deep.equal(context)
}

/** Expects exactly these problems: path and code. */
export async function expectProblems(
  work: Promise<unknown>,
  ...expected: readonly (readonly [path: string, code: ErrorCode])[]
): Promise<void> {
  const error = await thrownBy(work)
  if (!isMintlineError(error, 'INPUT_INVALID')) throw error
  expect(error.context.problems.map(({ path, code }) => [path, code])).to.deep.equal(expected)
}

async function thrownBy(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => {
      throw new Error('It was not refused.')
    },
    (error: unknown) => error,
  )
}
