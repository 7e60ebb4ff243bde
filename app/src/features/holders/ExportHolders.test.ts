import { describe, expect, it } from 'vitest'
import { holdersCsv, holdersJson } from './ExportHolders.tsx'

const HOLDERS = [
  { wallet: '7Zt1bXbVEmHoKTkhnFQ5LnV9hVnrDT2rJPcVfGL6JiPR', items: 12n },
  { wallet: 'So11111111111111111111111111111111111111112', items: 1n },
]

describe('files of holders', () => {
  it('are CSV with a header', () => {
    expect(holdersCsv(HOLDERS)).toBe(
      'wallet,items\r\n7Zt1bXbVEmHoKTkhnFQ5LnV9hVnrDT2rJPcVfGL6JiPR,12\r\nSo11111111111111111111111111111111111111112,1\r\n',
    )
  })

  it('are JSON', () => {
    expect(JSON.parse(holdersJson(HOLDERS))).toEqual([
      { wallet: '7Zt1bXbVEmHoKTkhnFQ5LnV9hVnrDT2rJPcVfGL6JiPR', items: '12' },
      { wallet: 'So11111111111111111111111111111111111111112', items: '1' },
    ])
  })
})
