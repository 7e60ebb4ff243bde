import { describe, expect, it } from 'vitest'
import { pageOf } from './pageOf.ts'

const SIXTY = Array.from({ length: 60 }, (_, index) => index + 1)

describe('pageOf', () => {
  it('cuts a list into pages', () => {
    const { rows, ...page } = pageOf(SIXTY, 2, 24)
    expect(rows).toEqual([49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60])
    expect(page).toEqual({ page: 2, pages: 3, first: 49, last: 60, total: 60 })
  })

  it('is the last page if the requested one is gone', () => {
    expect(pageOf(SIXTY.slice(0, 24), 2, 24)).toMatchObject({
      page: 0,
      pages: 1,
      first: 1,
      last: 24,
    })
  })

  it('is one empty page for an empty list', () => {
    expect(pageOf([], 0, 24)).toEqual({ rows: [], page: 0, pages: 1, first: 0, last: 0, total: 0 })
  })
})
