import { expect } from 'chai'
import fc from 'fast-check'
import { MintlineError } from '../../src/errors/index.ts'

/** Amounts in any currency, up to an EVM word. */
export const amounts = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n })

/** Basis points, bounds included. */
export const basisPoints = fc.integer({ min: 0, max: 10_000 })

/** Expects an error with exactly this code and text. */
export function expectError(run: () => unknown, code: string, message: string): void {
  try {
    run()
  } catch (error) {
    expect(error).to.be.instanceOf(MintlineError)
    expect(error).to.include({ code, message })
    return
  }
  expect.fail(`expected ${code}, but nothing was thrown`)
}
