import { CoreError } from '@mintline/core'
import { SolanaClientError } from '@mintline/solana/reads'
import { describe, expect, it } from 'vitest'
import { outcomeText } from '../../lib/mintOutcome.ts'
import { outcomeOfMintError, shortfallText } from './mintOutcome.ts'

const REJECTED = new CoreError('TRANSACTION_REJECTED', {})
const EXPIRED = new CoreError('CONFIRMATION_FAILED', { hash: 'sig' })
const NOTHING = { minted: 0n, hashes: [], quantity: 1n, mintTo: undefined }

describe('outcomeOfMintError', () => {
  it('distinguishes decisions of the person from failures', () => {
    expect(outcomeOfMintError(REJECTED, NOTHING)).toEqual({ status: 'rejected' })
    expect(outcomeOfMintError(EXPIRED, NOTHING)).toEqual({ status: 'expired' })
    const lost = new SolanaClientError('MINT_RACE_LOST', { attempts: 5 })
    expect(outcomeOfMintError(lost, NOTHING)).toEqual({ status: 'overtaken', error: lost })
    const error = new Error('other')
    expect(outcomeOfMintError(error, NOTHING)).toEqual({ status: 'failed', error })
  })

  it('counts confirmed items as minted, whatever failed afterwards', () => {
    const confirmed = { minted: 3n, hashes: ['a', 'b'], mintTo: undefined }
    const itemIds = ['SOLANA:x', 'SOLANA:y', 'SOLANA:z']
    const unread = { hashes: ['a', 'b'], itemIds, reason: 'no answer' }
    const end = { items: [], isMissingSome: true, shortfall: undefined }
    const minted = { status: 'minted', ...confirmed, ...end }
    for (const error of [
      new CoreError('NO_ITEMS_MINTED', { hash: 'a' }),
      new CoreError('MINTED_ITEMS_NOT_READ', unread),
      new Error('other'),
    ]) {
      expect(outcomeOfMintError(error, { ...confirmed, quantity: 3n })).toEqual(minted)
    }
  })

  it('reports how many items are missing', () => {
    const error = new CoreError('NO_ITEMS_MINTED', { hash: 'a' })
    const end = outcomeOfMintError(error, { ...NOTHING, minted: 2n, hashes: ['a'], quantity: 5n })
    expect(end).toMatchObject({
      status: 'minted',
      minted: 2n,
      shortfall: '3 items were not minted: the network stopped answering.',
    })
  })
})

describe('outcomeText', () => {
  it('is neutral about decisions of the person, and explains failures', () => {
    expect(outcomeText({ status: 'rejected' })).toMatchObject({ kind: 'info' })
    expect(outcomeText({ status: 'expired' })).toMatchObject({ kind: 'warn' })
    const error = new CoreError('SUPPLY_EXCEEDED', { max: 5n, remaining: 0n })
    expect(outcomeText({ status: 'failed', error })).toEqual({
      kind: 'error',
      title: 'Nothing was minted',
      text: 'Maximum quantity 5 exceeded. Remaining quantity 0 (total supply).',
    })
  })
})

describe('shortfallText', () => {
  it('reports how many items are missing and why', () => {
    expect(shortfallText({ quantity: 1n, error: REJECTED })).toBe(
      '1 item was not minted: you rejected it in your wallet.',
    )
    expect(shortfallText({ quantity: 2n, error: EXPIRED })).toBe(
      '2 items were not minted: it expired, and cannot land any more.',
    )
    expect(shortfallText({ quantity: 2n, error: new Error('The node is gone.') })).toBe(
      '2 items were not minted: The node is gone.',
    )
  })
})
