import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import type { NodeCall } from '#entities/cluster/lib/nodeCall.ts'
import { readTransaction } from './readTransaction.ts'

/** A node that answers each transaction request with the next answer. */
function nodeWith(...answers: unknown[]) {
  const asked: unknown[] = []
  const call: NodeCall = async (method, params) => {
    asked.push([method, ...params])
    return answers.shift()
  }
  return { asked, call }
}

const TRANSACTION = {
  transaction: { message: { accountKeys: ['payer', 'program'] } },
  meta: { logMessages: ['Log truncated'], loadedAddresses: { writable: ['a'], readonly: ['b'] } },
}

describe('readTransaction', () => {
  it('names the accounts of lookup tables after its own, and says that logs are cut', async () => {
    const { asked, call } = nodeWith(TRANSACTION)
    expect(await readTransaction(call, new QueryClient(), 'one')).toEqual({
      signature: 'one',
      accounts: ['payer', 'program', 'a', 'b'],
      events: [],
      isTruncated: true,
    })
    const options = { maxSupportedTransactionVersion: 0, commitment: 'confirmed', encoding: 'json' }
    expect(asked).toEqual([['getTransaction', 'one', options]])
  })

  it('asks a node once, but again where it did not know the transaction yet', async () => {
    const { asked, call } = nodeWith(null, TRANSACTION)
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    await expect(readTransaction(call, client, 'one')).rejects.toThrow('does not know')
    const read = await readTransaction(call, client, 'one')
    expect(await readTransaction(call, client, 'one')).toBe(read)
    expect(asked).toHaveLength(2)
  })

  it('takes a transaction without logs, as nodes without history of them tell it', async () => {
    const { call } = nodeWith({ ...TRANSACTION, meta: null })
    const read = await readTransaction(call, new QueryClient(), 'one')
    expect(read).toMatchObject({ accounts: ['payer', 'program'], events: [], isTruncated: false })
  })
})
