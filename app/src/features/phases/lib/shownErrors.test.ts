import { describe, expect, it } from 'vitest'
import { shownErrors } from './shownErrors.ts'

const problems = [
  { phaseIndex: 0, field: 'priceAmount', message: 'Enter a price.', isMissing: true },
  { phaseIndex: 0, field: 'endTime', message: 'Too early.', isMissing: false },
  { phaseIndex: 1, field: 'endTime', message: 'Of another phase.', isMissing: false },
] as const

describe('shownErrors', () => {
  it('shows nothing until a field of the phase is edited', () => {
    expect(shownErrors({ problems, phaseIndex: 0, touched: {}, wasTried: false })).toEqual({})
  })

  it('shows errors in edited fields, but not missing values elsewhere', () => {
    const touched = { startTime: true }
    expect(shownErrors({ problems, phaseIndex: 0, touched, wasTried: false })).toEqual({
      endTime: 'Too early.',
    })
  })

  it('shows all errors of the phase once saving was tried', () => {
    expect(shownErrors({ problems, phaseIndex: 0, touched: {}, wasTried: true })).toEqual({
      priceAmount: 'Enter a price.',
      endTime: 'Too early.',
    })
  })
})
