import { CoreError } from '@mintline/core'
import { SolanaClientError } from '@mintline/solana'
import { describe, expect, it } from 'vitest'
import { outcomeOfError, outcomeOfResult } from './useSendPlan.ts'

const CONFIRMED = { status: 'confirmed', signature: 'S', slot: 1 } as const

describe('the outcome of a plan', () => {
  it('is that of its last transaction', () => {
    const error = new CoreError('NODE_REFUSED', { method: 'sendTransaction', reason: 'no' })
    const failed = { status: 'failed', signature: undefined, error } as const
    const expired = { status: 'expired', signature: 'T' } as const
    expect(outcomeOfResult({ status: 'confirmed', outcomes: [CONFIRMED] })).toEqual({
      status: 'confirmed',
    })
    expect(outcomeOfResult({ status: 'confirmed', outcomes: [] })).toEqual({ status: 'confirmed' })
    expect(outcomeOfResult({ status: 'failed', outcomes: [CONFIRMED, failed] })).toEqual({
      status: 'failed',
      error,
    })
    expect(outcomeOfResult({ status: 'expired', outcomes: [CONFIRMED, expired] })).toEqual({
      status: 'expired',
    })
  })

  it('is not a failure if the person rejected or stopped it', () => {
    const controller = new AbortController()
    const { signal } = controller
    const rejection = new CoreError('TRANSACTION_REJECTED', {})
    expect(outcomeOfError(rejection, { signal, stage: 'signing' })).toEqual({ status: 'rejected' })

    controller.abort()
    expect(outcomeOfError(signal.reason, { signal, stage: 'signing' })).toEqual({
      status: 'stopped',
    })
  })

  it('is a failure if something else fails after the person stopped it', () => {
    const controller = new AbortController()
    controller.abort()
    const error = new Error('The wallet crashed.')
    const { signal } = controller
    expect(outcomeOfError(error, { signal, stage: 'signing' })).toEqual({ status: 'failed', error })
  })

  it('is unknown, not failed, if it was sent and the node cannot tell', () => {
    const error = new SolanaClientError('TRANSACTION_HISTORY_MISSING', { signature: 'S' })
    const { signal } = new AbortController()
    expect(outcomeOfError(error, { signal, stage: 'sent' })).toEqual({ status: 'unknown', error })
  })
})
