import { describe, expect, it } from 'vitest'
import { errorsAt, errorsByPath } from './errorsByPath.ts'

const problem = (path: string, message: string) => ({ path, code: 'ANY', message })

describe('errorsByPath', () => {
  it('keeps the first of several problems at a path', () => {
    expect(
      errorsByPath([
        problem('symbol', 'Too long.'),
        problem('symbol', 'Taken.'),
        problem('', 'No.'),
      ]),
    ).toEqual({ symbol: 'Too long.', '': 'No.' })
  })
})

describe('errorsAt', () => {
  it('returns errors at a path and below it, by relative path', () => {
    const errors = errorsByPath([
      problem('shares', 'Not 100.'),
      problem('shares.0.address', 'No address.'),
      problem('sharesOfOthers.0.address', 'Not meant.'),
    ])
    expect(errorsAt(errors, 'shares')).toEqual({ '': 'Not 100.', '0.address': 'No address.' })
  })
})
