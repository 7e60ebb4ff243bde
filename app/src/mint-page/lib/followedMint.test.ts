import { CoreError } from '@mintline/core'
import { describe, expect, it } from 'vitest'
import { pendingWallet, resolvedMint } from './followedMint.ts'

const { signal } = new AbortController()
const REJECTED = new CoreError('TRANSACTION_REJECTED', {})
const CERTAIN = { signal, isUnknown: () => false }

describe('resolvedMint', () => {
  it('keeps a mint open while its outcome is not known', async () => {
    const lost = new Error('no answer')
    const resolving = resolvedMint(() => Promise.reject(lost), { signal, isUnknown: () => true })
    await expect(resolving).rejects.toBe(lost)
  })

  it('never takes a closed page for a failed mint', async () => {
    const closing = new AbortController()
    const reason = new Error('closed')
    closing.abort(reason)
    const resolving = resolvedMint(() => Promise.reject(REJECTED), {
      ...CERTAIN,
      signal: closing.signal,
    })
    await expect(resolving).rejects.toBe(reason)
  })

  it('tells how a mint ended', async () => {
    expect(await resolvedMint(() => Promise.reject(REJECTED), CERTAIN)).toEqual({
      status: 'failed',
      end: { status: 'rejected' },
    })
    const result = { hash: '0x1', items: [] }
    expect(await resolvedMint(() => Promise.resolve(result), CERTAIN)).toEqual({
      status: 'minted',
      result,
    })
  })
})

describe('pendingWallet', () => {
  it('is the wallet of a mint that may still be confirmed', () => {
    const mint = { wallet: '0xa1' }
    const dismiss = () => undefined
    expect(pendingWallet({ status: 'none' })).toBeUndefined()
    expect(pendingWallet({ status: 'resolving', mint })).toBe('0xa1')
    const error = new Error('no answer')
    const unknown = { status: 'unknown', mint, error, retry: dismiss, dismiss } as const
    expect(pendingWallet(unknown)).toBe('0xa1')
    const resolved = { status: 'failed', end: { status: 'rejected' } } as const
    expect(pendingWallet({ status: 'resolved', mint, resolved, dismiss })).toBeUndefined()
  })
})
