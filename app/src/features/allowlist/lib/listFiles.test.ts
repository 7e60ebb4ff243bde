import { CoreError } from '@mintline/core'
import { solanaAddress } from '@mintline/core/identifiers'
import { parseAllowlistCsv } from '@mintline/solana'
import { describe, expect, it } from 'vitest'
import { byWallet, conflictsCsv, duplicatesCsv, entriesJson, failuresCsv } from './listFiles.ts'
import { failedEntries } from './listRun.ts'

const A = solanaAddress('So11111111111111111111111111111111111111112')
const B = solanaAddress('ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL')
const entry = { address: B, deployment: A, phaseIndex: 0, payer: B, amount: 2 }

describe('files of a list', () => {
  it('writes amounts that no JSON number holds as digits', () => {
    expect(JSON.parse(entriesJson([{ ...entry, user: A, price: 4_294_967_295n }]))).toEqual([
      { wallet: A, price: '4294967295', amount: 2, payer: B, entry: B },
    ])
  })

  it('orders entries by their wallets', () => {
    const entries = [
      { ...entry, user: A, price: 1n },
      { ...entry, user: B, price: 2n },
    ]
    expect(byWallet(entries).map(({ user }) => user)).toEqual([B, A])
  })

  it('says of every conflicting row whether it counts', () => {
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

  it('lists duplicates beside the row that counts', () => {
    const { duplicates } = parseAllowlistCsv(
      `wallet,price_lamports,amount\n${A},1,1\n${A},1,1\n${A},1,1`,
    )
    expect(duplicatesCsv(duplicates)).toBe(`row,address,same_as_row\n3,${A},2\n4,${A},2\n`)
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
