import type { Plan } from '@mintline/solana'
import { AddressLookupTableAccount, PublicKey } from '@solana/web3.js'
import { describe, expect, it } from 'vitest'
import { signingObstacle } from './signingObstacle.ts'

const key = PublicKey.default
const table = new AddressLookupTableAccount({
  key,
  state: {
    deactivationSlot: 0n,
    lastExtendedSlot: 0,
    lastExtendedSlotStartIndex: 0,
    addresses: [key],
  },
})

function planWith(lookupTables: readonly AddressLookupTableAccount[]): Plan {
  const transaction = { title: 'Mint', instructions: [], payer: key, signers: [], rent: 0n }
  const transactions = [{ ...transaction, maxComputeUnits: 1, lookupTables }]
  return { title: 'Mint', transactions, warnings: [] }
}

describe('signingObstacle', () => {
  it('is a sentence for a wallet limited to legacy transactions, where a mint uses a lookup table', () => {
    const legacy = [null, new Set(['legacy'] as const)]
    for (const supportedTransactionVersions of legacy) {
      const wallet = { wallet: { adapter: { supportedTransactionVersions } } }
      expect(signingObstacle(planWith([table]), wallet)).toMatch(/older kind.*version 0\.$/)
      expect(signingObstacle(planWith([]), wallet)).toBeUndefined()
    }
  })

  it('is none for other wallets, and for those that do not say what they sign', () => {
    for (const supportedTransactionVersions of [new Set(['legacy', 0] as const), undefined]) {
      const wallet = { wallet: { adapter: { supportedTransactionVersions } } }
      expect(signingObstacle(planWith([table]), wallet)).toBeUndefined()
    }
  })
})
