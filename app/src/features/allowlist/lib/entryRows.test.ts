import { solanaAddress } from '@mintline/core/identifiers'
import type { AllowlistEntry } from '@mintline/solana'
import { describe, expect, it } from 'vitest'
import { compareList, rowsOnChain, searchRows } from './entryRows.ts'
import { doneOf } from './wantedList.ts'

const A = solanaAddress('So11111111111111111111111111111111111111112')
const B = solanaAddress('TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb')
const C = solanaAddress('ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL')
const D = solanaAddress('SysvarRent111111111111111111111111111111111')

function record(user: typeof A, price: bigint, amount = 1): AllowlistEntry {
  return { address: D, deployment: D, user, phaseIndex: 0, price, amount, payer: D }
}

const ENTRIES = [
  { user: A, price: 1n, amount: 1 },
  { user: B, price: 2n, amount: 1 },
  { user: C, price: 3n, amount: 1 },
]
const ON_CHAIN = [record(B, 9n, 4), record(C, 3n), record(D, 1n)]

describe('compareList', () => {
  it('classifies every entry, with its current values on chain', () => {
    const { rows, toWrite } = compareList(ENTRIES, ON_CHAIN)
    expect(rows).toEqual({
      new: [{ user: A, price: 1n, amount: 1, state: 'new', before: undefined }],
      changed: [
        { user: B, price: 2n, amount: 1, state: 'changed', before: { price: 9n, amount: 4 } },
      ],
      unchanged: [{ user: C, price: 3n, amount: 1, state: 'unchanged', before: undefined }],
      onlyOnChain: [{ user: D, price: 1n, amount: 1, state: 'onlyOnChain', before: undefined }],
    })
    expect(toWrite.map(({ user }) => user)).toEqual([A, B])
  })
})

describe('searchRows', () => {
  it('finds a part of an address in any case, and everything for an empty text', () => {
    const rows = rowsOnChain(ON_CHAIN)
    expect(searchRows(rows, ' sysvar ').map(({ user }) => user)).toEqual([D])
    expect(searchRows(rows, '')).toBe(rows)
    expect(searchRows(rows, 'nowhere')).toEqual([])
  })
})

describe('doneOf', () => {
  it('counts entries that are already as wanted', () => {
    expect(doneOf({ operation: 'upsert', entries: ENTRIES }, ON_CHAIN)).toBe(1)
    expect(doneOf({ operation: 'remove', users: [A, B] }, ON_CHAIN)).toBe(1)
  })
})
