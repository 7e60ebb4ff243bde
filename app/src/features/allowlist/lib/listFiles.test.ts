import { CoreError } from '@mintline/core'
import { solanaAddress } from '@mintline/core/identifiers'
import { parseAllowlistCsv } from '@mintline/solana'
import { describe, expect, it } from 'vitest'
import { entriesJson, failuresCsv } from './listFiles.ts'
import { failedEntries } from './listRun.ts'

const A = solanaAddress('So11111111111111111111111111111111111111112')
const B = solanaAddress('ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL')
const entry = { address: B, deployment: A, phaseIndex: 0, payer: B, amount: 2 }

describe('files of a list', () => {
  it('writes amounts as digits, as JSON numbers are not exact', () => {
    expect(JSON.parse(entriesJson([{ ...entry, user: A, price: 4_294_967_295n }]))).toEqual([
      { wallet: A, price: '4294967295', amount: 2, payer: B, entry: B },
    ])
  })

  it('names the token of prices', () => {
    const text = entriesJson([{ ...entry, user: A, price: 20_500_000n }], B)
    expect(JSON.parse(text)).toEqual([
      { wallet: A, price: '20500000', priceToken: B, amount: 2, payer: B, entry: B },
    ])
  })

  it("writes failed entries in a token so that its phase's list reads them again", () => {
    const failed = { user: A, entry: { user: A, price: 20_500_001n, amount: 3 }, reason: 'no' }
    const usdc = { symbol: 'USDC', decimals: 6 }
    const csv = failuresCsv([failed], usdc)
    expect(csv).toBe(`address,price,amount,reason\n${A},20.500001 USDC,3,no\n`)
    expect(parseAllowlistCsv(csv, { token: usdc }).entries).toEqual([failed.entry])
    // Another phase's list takes it for nothing else.
    expect(parseAllowlistCsv(csv, { symbol: 'SOL' }).entries).toEqual([])
  })

  it('writes failed entries so that they can be read again', () => {
    const error = new CoreError('NODE_REFUSED', {
      method: 'sendTransaction',
      reason: 'no, not today',
    })
    const csv = failuresCsv(
      failedEntries({
        operation: 'upsert',
        report: {
          status: 'finished',
          total: 1,
          added: 0,
          changed: 0,
          skipped: 0,
          resumed: 0,
          failedUpserts: [{ entry: { user: A, price: 7n, amount: 3 }, error }],
          untried: 0,
          signatures: [],
          settled: 0,
          rent: 0n,
        },
      }),
    )
    expect(csv).toBe(
      `address,price_lamports,amount,reason\n${A},7,3,"The node refused sendTransaction: no, not today"\n`,
    )
    expect(parseAllowlistCsv(csv).entries).toEqual([{ user: A, price: 7n, amount: 3 }])
  })
})
