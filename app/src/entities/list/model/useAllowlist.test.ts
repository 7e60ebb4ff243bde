import { solanaAddress } from '@mintline/core/identifiers'
import { describe, expect, it } from 'vitest'
import { byWallet } from './useAllowlist.ts'

const A = solanaAddress('So11111111111111111111111111111111111111112')
const B = solanaAddress('ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL')
const entry = { address: B, deployment: A, phaseIndex: 0, payer: B, amount: 2 }

describe('byWallet', () => {
  it('orders entries by their wallets', () => {
    const entries = [
      { ...entry, user: A, price: 1n },
      { ...entry, user: B, price: 2n },
    ]
    expect(byWallet(entries).map(({ user }) => user)).toEqual([B, A])
  })
})
