import { solanaAddress } from '@mintline/core/identifiers'
import type { AllowlistEntryInput } from '@mintline/solana'
import { PublicKey } from '@solana/web3.js'
import { describe, expect, it } from 'vitest'
import { AS_IT_COMES } from '#entities/list/lib/readList.ts'
import { createAllowlistService } from './allowlistService.ts'
import { packEntries, unpackEntries } from './packedEntries.ts'

const [A, B, C, D] = [1, 2, 3, 4].map((byte) =>
  solanaAddress(new PublicKey(new Uint8Array(32).fill(byte)).toBase58()),
) as [Wallet, Wallet, Wallet, Wallet]
type Wallet = AllowlistEntryInput['user']

const ALL = { search: '', sort: undefined, from: 0, until: 100 }

function reading(rows: readonly string[]) {
  const bytes = new TextEncoder().encode(`wallet,price_lamports,amount\n${rows.join('\n')}`)
  return { type: 'read', bytes, rules: { choice: AS_IT_COMES } } as const
}

function comparing(onChain: readonly AllowlistEntryInput[]) {
  return { type: 'compare', onChain: packEntries(onChain) } as const
}

describe('createAllowlistService', () => {
  it('reads a file, and counts rows that only a merkle list could hold', async () => {
    const ask = createAllowlistService()
    const rows = [`${A},5,1`, `${B},4294967296,256`, `${C},6,256`, 'nonsense,1,1']
    expect(await ask(reading(rows))).toMatchObject({
      status: 'read',
      columns: [{ label: 'wallet' }, { label: 'price_lamports' }, { label: 'amount' }],
      needsUnit: false,
      report: { counts: { rows: 4, entries: 1, badRows: 3 }, tables: { invalid: 4 } },
      more: { rowsAboveCaps: 2, totals: { wallets: 1, lowestPrice: 5n } },
    })
  })

  it("is suspicious of a token's prices by its own decimals", async () => {
    const ask = createAllowlistService()
    const bytes = new TextEncoder().encode(`wallet,price (USDC),amount\n${A},20,1`)
    const rules = { choice: AS_IT_COMES, token: { symbol: 'USDC', decimals: 6 } }
    const totals = { lowestPrice: 20_000_000n, isSuspiciouslyCheap: false }
    expect(await ask({ type: 'read', bytes, rules })).toMatchObject({ more: { totals } })
    expect(await ask(comparing([]))).toMatchObject({ totals })
    const base = { ...rules, token: { symbol: 'USDC', decimals: 12 } }
    const tiny = new TextEncoder().encode(`wallet,price_base_units,amount\n${A},20000000,1`)
    expect(await ask({ type: 'read', bytes: tiny, rules: base })).toMatchObject({
      more: { totals: { ...totals, isSuspiciouslyCheap: true } },
    })
  })

  it('compares the list with the chain, and tells what to write', async () => {
    const ask = createAllowlistService()
    await ask(reading([`${A},1,1`, `${B},2,2`, `${C},3,3`]))
    const onChain = [
      { user: B, price: 9n, amount: 4 },
      { user: C, price: 3n, amount: 3 },
      { user: D, price: 1n, amount: 1 },
    ]
    const compared = await ask(comparing(onChain))
    expect(compared).toMatchObject({
      counts: { new: 1, changed: 1, unchanged: 1, onlyOnChain: 1 },
      totals: { wallets: 2, lowestPrice: 1n, highestPrice: 2n },
      onlyOnChain: [D],
      toWrite: packEntries([
        { user: A, price: 1n, amount: 1 },
        { user: B, price: 2n, amount: 2 },
      ]),
    })
    expect(await ask({ type: 'entries', state: 'changed', query: ALL })).toEqual({
      count: 1,
      rows: [{ user: B, price: 2n, amount: 2, state: 'changed', before: { price: 9n, amount: 4 } }],
    })
  })

  it('finds and sorts entries', async () => {
    const ask = createAllowlistService()
    await ask(reading([`${A},1,1`, `${B},3,1`, `${C},2,1`]))
    await ask(comparing([]))
    const usersOf = async (query: Partial<typeof ALL> & object) => {
      const found = await ask({ type: 'entries', state: 'new', query: { ...ALL, ...query } })
      return (found as { rows: { user: string }[] }).rows.map(({ user }) => user)
    }
    const byPrice = { column: 'price', isDescending: true }
    expect(await usersOf({ sort: byPrice } as object)).toEqual([B, C, A])
    expect(await usersOf({ search: B.slice(3, 20).toUpperCase() })).toEqual([B])
    expect(await usersOf({ from: 1, until: 2 })).toEqual([B])
  })

  it('drops the list before when a file cannot be read', async () => {
    const ask = createAllowlistService()
    await ask(reading([`${A},1,1`]))
    await ask(comparing([]))
    const bytes = new TextEncoder().encode('name\nAnn')
    expect(await ask({ type: 'read', bytes, rules: { choice: AS_IT_COMES } })).toMatchObject({
      status: 'unreadable',
    })
    await expect(ask({ type: 'entries', state: 'new', query: ALL })).rejects.toThrow()
    await expect(
      ask({ type: 'problemFile', kind: 'invalid', onConflict: 'report' }),
    ).rejects.toThrow()
  })
})

describe('packed entries', () => {
  it('are the same entries again, with the highest price and amount', () => {
    const entries = [
      { user: A, price: 2n ** 64n - 1n, amount: 255 },
      { user: B, price: 0n, amount: 1 },
    ]
    expect(unpackEntries(packEntries(entries))).toEqual(entries)
    expect(unpackEntries(packEntries([]))).toEqual([])
  })
})
