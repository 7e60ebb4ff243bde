import { solanaAddress } from '@mintline/core/identifiers'
import { parseAllowlistCsv } from '@mintline/solana'
import { describe, expect, it } from 'vitest'
import { conflictsCsv, duplicatesCsv } from './problemTables.ts'

const A = solanaAddress('So11111111111111111111111111111111111111112')

describe('files of rejected rows', () => {
  it('mark which conflicting rows count', () => {
    const { conflicts } = parseAllowlistCsv(`wallet,price_lamports,amount\n${A},1,1\n${A},2,1`)
    const used = (kept: 'report' | 'first' | 'last') =>
      conflictsCsv(conflicts, kept)
        .split('\n')
        .slice(1, 3)
        .map((row) => row.split(',').at(-1))
    expect(used('report')).toEqual(['no', 'no'])
    expect(used('first')).toEqual(['yes', 'no'])
    expect(used('last')).toEqual(['no', 'yes'])
  })

  it("write a token's conflicting prices with its symbol, or in base units", () => {
    const text = `wallet,price_base_units,amount\n${A},20500000,1\n${A},1,1`
    const used = (token: { symbol: string; decimals: number }) =>
      conflictsCsv(parseAllowlistCsv(text, { token }).conflicts, 'first', token)
    expect(used({ symbol: 'USDC', decimals: 6 })).toBe(
      `row,address,price,amount,used\n2,${A},20.5 USDC,1,yes\n3,${A},0.000001 USDC,1,no\n`,
    )
    expect(used({ symbol: '4zMM…ncDU', decimals: 6 })).toBe(
      `row,address,price_base_units,amount,used\n2,${A},20500000,1,yes\n3,${A},1,1,no\n`,
    )
  })

  it('list duplicates beside the row that counts', () => {
    const { duplicates } = parseAllowlistCsv(
      `wallet,price_lamports,amount\n${A},1,1\n${A},1,1\n${A},1,1`,
    )
    expect(duplicatesCsv(duplicates)).toBe(`row,address,same_as_row\n3,${A},2\n4,${A},2\n`)
  })
})
