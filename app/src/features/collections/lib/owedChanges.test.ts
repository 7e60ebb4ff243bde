import { solanaAddress } from '@mintline/core/identifiers'
import { totalOwed } from '@mintline/solana'
import { describe, expect, it } from 'vitest'
import { owedChanges } from './owedChanges.ts'

const SOL = { symbol: 'SOL', decimals: 9 } as const
const TREASURY = solanaAddress('8pG1oJpi58dAosAyyG6nBz1Ss3bmFSpJxf8sHGmREKeT')
const PLATFORM = solanaAddress('FBcgodS6mMQnSrvmrYNnPZvbS3KDzGshhGqtETn3kFgJ')

describe('unpaid shares', () => {
  const owed = [
    { receiver: TREASURY, lamports: 500_000n },
    { receiver: PLATFORM, lamports: 250_000_000n },
  ]

  it('are listed for each receiver', () => {
    expect(owedChanges({ owed }, SOL)).toEqual([
      {
        key: 'owed',
        title: 'Unpaid shares',
        isNew: false,
        rows: [
          { key: TREASURY, label: TREASURY, after: '0.0005 SOL' },
          { key: PLATFORM, label: PLATFORM, after: '0.25 SOL' },
        ],
      },
    ])
    expect(totalOwed({ owed })).toBe(250_500_000n)
  })

  it('are nothing for a collection that owes nothing', () => {
    expect(owedChanges({ owed: [] }, SOL)).toEqual([])
    expect(totalOwed({ owed: [] })).toBe(0n)
  })
})
