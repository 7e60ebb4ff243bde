import { AptosClientError } from '@mintline/aptos'
import { CoreError } from '@mintline/core'
import { NETWORKS } from '@mintline/core/networks'
import { describe, expect, it } from 'vitest'
import { outcomeOfFailure } from '../../lib/mintOutcome.ts'
import { isUnknown, shownItems } from './mintOutcome.ts'

describe('the outcome of a signed mint', () => {
  it('is not known while it may be confirmed', () => {
    const request = { method: 'transactions', reason: 'no answer' }
    for (const error of [
      new Error('other'),
      new CoreError('PROMI_EVENT_TIMEOUT', {}),
      new CoreError('NODE_NOT_AVAILABLE', request),
    ]) {
      expect(isUnknown(error)).toBe(true)
    }
  })

  it('is known where the drop machine or the wallet refuses it, or its time has passed', () => {
    const refusal = { module: undefined, name: undefined, code: 1n, sentence: undefined }
    const refused = new AptosClientError('MODULE_ABORTED', refusal)
    expect(isUnknown(refused)).toBe(false)
    expect(outcomeOfFailure(refused)).toEqual({ status: 'failed', error: refused })
    const rejected = new CoreError('TRANSACTION_REJECTED', {})
    expect(isUnknown(rejected)).toBe(false)
    expect(outcomeOfFailure(rejected)).toEqual({ status: 'rejected' })
    const replaced = new AptosClientError('SEQUENCE_NUMBER_USED', { wallet: '0x1' })
    expect(isUnknown(replaced)).toBe(false)
    expect(outcomeOfFailure(new AptosClientError('EXPIRATION_PASSED', {}))).toEqual({
      status: 'expired',
    })
  })
})

describe('items of a mint', () => {
  it('have their names and a page of the explorer', () => {
    const itemId = `APTOS:0x${'0'.repeat(63)}7`
    const [item] = shownItems([{ itemId, metadata: undefined }], NETWORKS.APTOS[0])
    expect(item?.url).toBe(
      `https://explorer.aptoslabs.com/object/0x${'0'.repeat(63)}7?network=mainnet`,
    )
    expect(item?.name).toBe('')
  })
})
