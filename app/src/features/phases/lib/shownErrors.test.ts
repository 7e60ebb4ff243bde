import { describe, expect, it } from 'vitest'
import { shownErrors } from './shownErrors.ts'

const problems = [
  { phaseIndex: 0, field: 'priceAmount', message: 'Enter a price.', isMissing: true },
  { phaseIndex: 0, field: 'endTime', message: 'Too early.', isMissing: false },
  { phaseIndex: 1, field: 'endTime', message: 'Of another phase.', isMissing: false },
] as const

describe('shownErrors', () => {
  it('keeps still until somebody changes something in the phase', () => {
    expect(shownErrors({ problems, phaseIndex: 0, touched: {}, wasTried: false })).toEqual({})
  })

  it('says what is wrong with what was entered, and not yet what is missing elsewhere', () => {
    const touched = { startTime: true }
    expect(shownErrors({ problems, phaseIndex: 0, touched, wasTried: false })).toEqual({
      endTime: 'Too early.',
    })
  })

  it('says everything of the phase once saving was tried', () => {
    expect(shownErrors({ problems, phaseIndex: 0, touched: {}, wasTried: true })).toEqual({
      priceAmount: 'Enter a price.',
      endTime: 'Too early.',
    })
  })
})
