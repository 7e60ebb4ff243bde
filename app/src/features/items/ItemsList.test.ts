import { solanaAddress } from '@mintline/core/identifiers'
import { describe, expect, it } from 'vitest'
import { mintsCsv, mintsJson, pageOf } from './ItemsList.tsx'

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

const MINTS = [
  { mint: solanaAddress('7Zt1bXbVEmHoKTkhnFQ5LnV9hVnrDT2rJPcVfGL6JiPR'), order: 1n },
  { mint: solanaAddress('So11111111111111111111111111111111111111112'), order: 2n },
]

describe('files of mints', () => {
  it('are CSV with a header', () => {
    expect(mintsCsv(MINTS)).toBe(
      'number,mint\r\n1,7Zt1bXbVEmHoKTkhnFQ5LnV9hVnrDT2rJPcVfGL6JiPR\r\n2,So11111111111111111111111111111111111111112\r\n',
    )
    expect(mintsCsv([])).toBe('number,mint\r\n')
  })

  it('are JSON', () => {
    expect(JSON.parse(mintsJson(MINTS))).toEqual([
      { number: '1', mint: '7Zt1bXbVEmHoKTkhnFQ5LnV9hVnrDT2rJPcVfGL6JiPR' },
      { number: '2', mint: 'So11111111111111111111111111111111111111112' },
    ])
  })

  it('have owners where they are known, and none for burned items', () => {
    const [first, second] = MINTS
    const owners = new Map([
      [first?.mint ?? '', 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'],
      [second?.mint ?? '', undefined],
    ])
    expect(mintsCsv(MINTS, owners)).toBe(
      'number,mint,owner\r\n1,7Zt1bXbVEmHoKTkhnFQ5LnV9hVnrDT2rJPcVfGL6JiPR,TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb\r\n2,So11111111111111111111111111111111111111112,\r\n',
    )
    expect(JSON.parse(mintsJson(MINTS, owners))).toMatchObject([
      { owner: 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb' },
      { owner: null },
    ])
  })
})
