import { CoreError } from '@mintline/core'
import { EvmClientError } from '@mintline/evm'
import { describe, expect, it } from 'vitest'
import { outcomeOfMintError as outcomeOf } from '../../lib/mintOutcome.ts'
import { isUnknown } from './mintOutcome.ts'

const ASKED = { hash: undefined, wasAsked: true }
const SENT = { hash: '0x1', wasAsked: true }
const REPLACED = { hash: '0x1', replacement: '0x2' }

function outcomeOfMintError(error: unknown, sent: typeof ASKED | typeof SENT) {
  const { hash } = sent
  const mint = { quantity: 1n, mintTo: undefined, hash, isUnknown: isUnknown(error, sent) }
  return outcomeOf(error, mint)
}

describe('outcomeOfMintError', () => {
  it('tells what the person did in the wallet', () => {
    const rejected = new CoreError('TRANSACTION_REJECTED', {})
    expect(outcomeOfMintError(rejected, ASKED)).toEqual({ status: 'rejected' })
    const cancelled = new EvmClientError('TRANSACTION_CANCELLED', REPLACED)
    expect(outcomeOfMintError(cancelled, SENT)).toEqual({ status: 'cancelled' })
    const error = new EvmClientError('TRANSACTION_REPLACED', REPLACED)
    expect(outcomeOfMintError(error, SENT)).toEqual({ status: 'replaced' })
  })

  it('is not known while the transaction may still be confirmed', () => {
    expect(outcomeOfMintError(new CoreError('PROMI_EVENT_TIMEOUT', {}), SENT)).toBeUndefined()
    expect(outcomeOfMintError(new Error('other'), SENT)).toBeUndefined()
    const taken = new EvmClientError('NONCE_TOO_LOW', { wallet: '0xa1' })
    expect(outcomeOfMintError(taken, ASKED)).toBeUndefined()
    const error = new EvmClientError('TRANSACTION_FAILED', { hash: '0x1' })
    expect(outcomeOfMintError(error, SENT)).toEqual({ status: 'failed', error })
  })

  it('is minted where only the items cannot be read', () => {
    const context = { hashes: ['0x1'], itemIds: [], reason: 'no answer' }
    const error = new CoreError('MINTED_ITEMS_NOT_READ', context)
    expect(outcomeOfMintError(error, SENT)).toMatchObject({ status: 'minted', isMissingSome: true })
  })
})
