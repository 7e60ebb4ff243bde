import { describe, expect, it } from 'vitest'
import { parseShareLines } from './parseShareLines.ts'

const A = 'So11111111111111111111111111111111111111112'
const B = '7Zt1bXbVEmHoKTkhnFQ5LnV9hVnrDT2rJPcVfGL6Ji3'

describe('parseShareLines', () => {
  it('reads lines from tables and typed lines', () => {
    const rows = [
      { address: A, share: 60 },
      { address: B, share: 40 },
    ]
    expect(parseShareLines(`${A},60\n${B},40`)).toEqual(rows)
    expect(parseShareLines(`${A}\t60\r\n${B}\t40\r\n`)).toEqual(rows)
    expect(parseShareLines(`\n  ${A}; 60%\n\n${B}: 40 %\n`)).toEqual(rows)
  })

  it('keeps invalid parts, so that they can be seen', () => {
    expect(parseShareLines(`address,share\n${A}\n${B},101`)).toEqual([
      { address: 'address', share: undefined },
      { address: A, share: undefined },
      { address: B, share: undefined },
    ])
  })

  it('leaves a single word to the field', () => {
    expect(parseShareLines(A)).toBeUndefined()
    expect(parseShareLines(` ${A}\n`)).toBeUndefined()
    expect(parseShareLines('')).toBeUndefined()
  })
})
