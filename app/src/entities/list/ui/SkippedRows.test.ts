import { type OnConflict, parseAllowlistCsv } from '@mintline/solana'
import { PublicKey } from '@solana/web3.js'
import { describe, expect, it } from 'vitest'
import { skippedRowsText } from './SkippedRows.tsx'

const [A, B] = [1, 2].map((byte) => new PublicKey(new Uint8Array(32).fill(byte)).toBase58())

function leftOut(rows: readonly string[], onConflict: OnConflict = 'report'): string | undefined {
  const text = ['address,price_lamports,max_claims', ...rows].join('\n')
  const { counts } = parseAllowlistCsv(text, { limits: 'merkleTree', onConflict })
  return skippedRowsText(counts, onConflict)
}

describe('skippedRowsText', () => {
  it('is undefined if every wallet is on the list', () => {
    expect(leftOut([`${A},1,1`, `${B},1,1`, `${A},1,1`])).toBeUndefined()
  })

  it('counts invalid rows', () => {
    expect(leftOut([`${A},1,1`, 'nobody,1,1', `${B},1,0`])).toBe('Left out: 2 invalid rows.')
  })

  it('counts conflicting rows only if none of them is used', () => {
    const rows = [`${A},1,1`, `${A},2,1`, `${B},1,1`, 'nobody,1,1']
    expect(leftOut(rows)).toBe('Left out: 1 invalid row and 2 conflicting rows.')
    expect(leftOut(rows, 'last')).toBe('Left out: 1 invalid row.')
  })
})
