import { describe, expect, it } from 'vitest'
import { type FieldProblem, type FormVisit, NEW_VISIT, shownProblems } from './useFormVisit.ts'

const TREASURY = { path: 'treasury' }
const SHARE = { path: 'creators.1.share' }
const END = { path: 'phase-1.end', scope: 'phase-1' }
const PRICE = { path: 'phase-1.price' }
const OTHER_PHASE = { path: 'phase-12.end', scope: 'phase-12' }
const LIST = { path: 'list', isImmediate: true }
const ALL: readonly FieldProblem[] = [TREASURY, SHARE, END, PRICE, OTHER_PHASE, LIST]

describe('shownProblems', () => {
  it('shows only those of lists at first', () => {
    expect(shownProblems(ALL, NEW_VISIT)).toEqual([LIST])
  })

  it('shows those of a field, and of its rows, once it was left', () => {
    expect(shownProblems(ALL, visited({ left: ['treasury'] }))).toEqual([TREASURY, LIST])
    expect(shownProblems(ALL, visited({ left: ['creators'] }))).toEqual([SHARE, LIST])
  })

  it('shows those that another field can cause, but not what is still missing elsewhere', () => {
    expect(shownProblems(ALL, visited({ left: ['phase-1.start'] }))).toEqual([END, LIST])
  })

  it('shows all after an attempt to submit, or all of the part that was tried', () => {
    expect(shownProblems(ALL, visited({ tried: [''] }))).toEqual(ALL)
    expect(shownProblems(ALL, visited({ tried: ['phase-1'] }))).toEqual([END, PRICE, LIST])
  })
})

function visited({ left = [], tried = [] }: { left?: string[]; tried?: string[] }): FormVisit {
  return { left: new Set(left), tried: new Set(tried) }
}
