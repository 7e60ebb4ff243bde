import { MintlineError } from '@mintline/core'
import { describe, expect, it } from 'vitest'
import { endOfMintError, endText, shortfallText } from './mintEnd.ts'

const REJECTED = new MintlineError('TRANSACTION_REJECTED', {})
const EXPIRED = new MintlineError('CONFIRMATION_FAILED', { hash: 'sig' })

describe('endOfMintError', () => {
  it('tells what a person decided from what went wrong', () => {
    expect(endOfMintError(REJECTED)).toEqual({ status: 'rejected' })
    expect(endOfMintError(EXPIRED)).toEqual({ status: 'expired' })
    const lost = new MintlineError('MINT_RACE_LOST', { attempts: 5 })
    expect(endOfMintError(lost)).toEqual({ status: 'overtaken', error: lost })
    const error = new Error('other')
    expect(endOfMintError(error)).toEqual({ status: 'failed', error })
  })

  it('calls minted what is confirmed, also where it cannot be read', () => {
    const context = { hashes: ['a', 'b'], itemIds: ['SOLANA:x', 'SOLANA:y', 'SOLANA:z'] }
    const error = new MintlineError('MINTED_ITEMS_NOT_READ', { ...context, reason: 'no answer' })
    expect(endOfMintError(error)).toEqual({
      status: 'minted',
      minted: 3n,
      items: [],
      hashes: ['a', 'b'],
      failure: undefined,
    })
  })
})

describe('endText', () => {
  it('stays calm about what a person decided, and says why otherwise', () => {
    expect(endText({ status: 'rejected' })).toMatchObject({ kind: 'info' })
    expect(endText({ status: 'expired' })).toMatchObject({ kind: 'warn' })
    const error = new MintlineError('SUPPLY_EXCEEDED', { max: 5n, remaining: 0n })
    expect(endText({ status: 'failed', error })).toEqual({
      kind: 'error',
      title: 'Nothing was minted',
      text: 'Maximum quantity 5 exceeded. Remaining quantity 0 (total supply)',
    })
  })
})

describe('shortfallText', () => {
  it('says how much is missing and why', () => {
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
