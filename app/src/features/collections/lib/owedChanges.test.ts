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
    expect(owedChanges({ owed, owedTokens: [] }, SOL)).toEqual([
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

  it('are listed in tokens, too, beside coins for the same receiver', () => {
    const mint = solanaAddress('EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v')
    const tokenProgram = solanaAddress('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA')
    const token = { mint, tokenProgram, symbol: 'USDC', decimals: 6 }
    const owedTokens = [{ receiver: TREASURY, amount: 19_400_000n, token }]
    expect(owedChanges({ owed: owed.slice(0, 1), owedTokens }, SOL)[0]?.rows).toEqual([
      { key: TREASURY, label: TREASURY, after: '0.0005 SOL' },
      { key: `${TREASURY} ${mint}`, label: TREASURY, after: '19.4 USDC' },
    ])
  })

  it('are nothing for a collection that owes nothing', () => {
    expect(owedChanges({ owed: [], owedTokens: [] }, SOL)).toEqual([])
    expect(totalOwed({ owed: [] })).toBe(0n)
  })
})
