import { describe, expect, it } from 'vitest'
import { NEW_VISIT, shownProblems } from '#shared/form/useFormVisit.ts'
import { shownErrors } from './shownErrors.ts'

const problems = [
  { phaseIndex: 0, field: 'priceAmount', message: 'Enter a price.', isMissing: true },
  { phaseIndex: 0, field: 'endTime', message: 'Too early.', isMissing: false },
  { phaseIndex: 1, field: 'endTime', message: 'Of another phase.', isMissing: false },
] as const

describe('shownErrors', () => {
  it('shows nothing until a field of the phase was left', () => {
    expect(errorsAfter({ left: ['phase-1.startTime'] })).toEqual({})
  })

  it('shows errors that the left field can cause, but not missing values elsewhere', () => {
    expect(errorsAfter({ left: ['phase-0.startTime'] })).toEqual({ endTime: 'Too early.' })
  })

  it('shows all errors of the phase once saving was tried', () => {
    expect(errorsAfter({ tried: ['phase-0'] })).toEqual({
      priceAmount: 'Enter a price.',
      endTime: 'Too early.',
    })
  })
})

function errorsAfter({ left = [], tried = [] }: { left?: string[]; tried?: string[] }) {
  const visit = { ...NEW_VISIT, left: new Set(left), tried: new Set(tried) }
  return shownErrors(problems, { phaseIndex: 0, id: 'phase-0' }, (all) => shownProblems(all, visit))
}
