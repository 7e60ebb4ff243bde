import { CoreError } from '@mintline/core'
import { expect } from 'chai'
import fc from 'fast-check'
import { type BatchEffects, runBatches } from '../../src/allowlist/batches/runBatches.ts'
import { SolanaClientError } from '../../src/errors/solanaClientError.ts'
import type { TransactionOutcome } from '../../src/send/outcome.ts'
import type { PreparedTransaction } from '../../src/send/prepareTransaction.ts'
import { failureOf } from '../reads/_drop.ts'
import { walletOf } from './_entries.ts'

const REFUSED = new SolanaClientError('TRANSACTION_REFUSED', {
  name: 'Refused',
  reason: 'refused',
  signature: undefined,
})

/** What happens to each item and each sent transaction. */
interface World {
  readonly isBad: (item: number) => boolean
  readonly isLost?: (transaction: number) => boolean
}

/** A simulated world without a network, which records everything that happens. */
function worldOf({ isBad, isLost = () => false }: World) {
  const itemsOf = new Map<object, readonly number[]>()
  const events: string[] = []
  const written = new Map<number, number>()
  let sent = 0
  let onTheirWay = 0
  let most = 0
  const effects: BatchEffects<number> = {
    prepare: async (items, budget) => {
      events.push(budget ? 'trusted' : 'simulated')
      if (!budget && items.some(isBad)) {
        return { status: 'failed', signature: undefined, error: REFUSED }
      }
      const planned = {
        title: '',
        instructions: [],
        payer: walletOf('payer').publicKey,
        signers: [],
        maxComputeUnits: 1,
        rent: 0n,
      }
      const prepared: PreparedTransaction = {
        status: 'prepared',
        planned,
        budget: { unitLimit: 1, microLamports: 0n },
      }
      itemsOf.set(prepared, items)
      return prepared
    },
    sign: async (prepared) =>
      prepared.map((transaction) => {
        const signed = { signature: `${sent}`, lastValidBlockHeight: 0, wire: new Uint8Array() }
        sent += 1
        itemsOf.set(signed, itemsOf.get(transaction) ?? [])
        return signed
      }),
    recordSent: async (batches) => {
      for (const { signed } of batches) events.push(`recorded ${signed.signature}`)
    },
    deliver: async (signed): Promise<TransactionOutcome> => {
      const { signature } = signed
      events.push(`sent ${signature}`)
      onTheirWay += 1
      most = Math.max(most, onTheirWay)
      await Promise.resolve()
      onTheirWay -= 1
      const items = itemsOf.get(signed) ?? []
      if (isLost(Number(signature))) return { status: 'expired', signature }
      if (items.some(isBad)) return { status: 'failed', signature, error: REFUSED }
      for (const item of items) written.set(item, (written.get(item) ?? 0) + 1)
      return { status: 'confirmed', signature, slot: 0 }
    },
    readAgain: async (items) => ({ done: [], left: items }),
    recordOutcome: async (signature, { status }) => {
      events.push(`${status} ${signature}`)
    },
    obstacleTo: async () => undefined,
  }
  return { effects, events, written, mostOnTheirWay: () => most }
}

function inBatches(items: readonly number[], size: number): number[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )
}

describe('runBatches', () => {
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)

  it('lands every valid item exactly once, and gives up the rest', async () => {
    const worlds = fc.record({
      bad: fc.array(fc.boolean(), { maxLength: 60 }),
      size: fc.integer({ min: 1, max: 10 }),
      maxInFlight: fc.integer({ min: 1, max: 8 }),
      lostEvery: fc.integer({ min: 2, max: 9 }),
    })
    await fc.assert(
      fc.asyncProperty(worlds, async ({ bad, size, maxInFlight, lostEvery }) => {
        const isBad = (item: number) => bad[item] === true
        const isLost = (transaction: number) => transaction % lostEvery === 0
        const { effects, written, mostOnTheirWay } = worldOf({ isBad, isLost })
        const items = numbers(bad.length)
        const { done, failed } = await runBatches(inBatches(items, size), effects, {
          maxInFlight,
          signAtOnce: maxInFlight,
        })
        const ascending = (some: readonly number[]) => [...some].sort((a, b) => a - b)
        const given = failed.map(({ item }) => item)
        expect(ascending([...done, ...given])).to.deep.equal(items)
        expect(items.filter(isBad).filter((item) => !given.includes(item))).to.deep.equal([])
        expect(ascending([...written.keys()])).to.deep.equal(ascending(done))
        expect([...written.values()].every((times) => times === 1)).to.equal(true)
        expect(mostOnTheirWay()).to.be.at.most(maxInFlight)
      }),
    )
  })

  it('simulates the first batch and uses its budget for the others', async () => {
    const { effects, events } = worldOf({ isBad: () => false })
    await runBatches(inBatches(numbers(50), 10), effects, { maxInFlight: 4, signAtOnce: 2 })
    const prepared = events.filter((event) => event === 'simulated' || event === 'trusted')
    expect(prepared).to.deep.equal(['simulated', 'trusted', 'trusted', 'trusted', 'trusted'])
  })

  it('records everything before sending, and records every outcome', async () => {
    const { effects, events } = worldOf({ isBad: (item) => item === 13 })
    await runBatches(inBatches(numbers(40), 10), effects, { maxInFlight: 4, signAtOnce: 2 })
    const sent = events.filter((event) => event.startsWith('sent'))
    for (const event of sent) {
      const signature = event.slice('sent '.length)
      const at = (what: string) => events.indexOf(`${what} ${signature}`)
      expect(at('recorded')).to.be.within(0, at('sent'))
      expect(Math.max(at('confirmed'), at('failed'))).to.be.greaterThan(at('sent'))
    }
  })

  it('starts nothing more after the signal, and waits for transactions in flight', async () => {
    // Given 10 batches, with four in flight
    const { effects, written } = worldOf({ isBad: () => false })
    const controller = new AbortController()

    // When it is stopped as the first items are done
    const { isCancelled, done } = await runBatches(inBatches(numbers(100), 10), effects, {
      maxInFlight: 4,
      signAtOnce: 2,
      signal: controller.signal,
      onChange: (counts) => counts.done > 0 && controller.abort(),
    })

    // Then the report has all that landed, which is not everything
    expect(isCancelled).to.equal(true)
    expect(written.size).to.equal(done.length)
    expect(done.length).to.be.within(10, 50)
  })

  it('resends only the items of an expired transaction that are missing on chain', async () => {
    // Given a first transaction that is reported as expired, while the chain shows items 1 and 2
    const { effects, events, written } = worldOf({ isBad: () => false, isLost: (one) => one === 0 })
    const readAgain: typeof effects.readAgain = async (items, { signature }) => {
      events.push(`read again ${signature}`)
      return { done: items.filter((item) => item < 3), left: [30, 40] }
    }

    // When the batch is run
    const { done, failed, signatures } = await runBatches(
      [[1, 2, 3, 4]],
      { ...effects, readAgain },
      { maxInFlight: 4, signAtOnce: 2 },
    )

    // Then the others are sent as reread, once it is known that they are missing
    expect(done).to.deep.equal([1, 2, 30, 40])
    expect(failed).to.deep.equal([])
    expect(signatures).to.deep.equal(['1'])
    expect([...written.keys()]).to.deep.equal([30, 40])
    expect(events.slice(2)).to.deep.equal([
      'sent 0',
      'expired 0',
      'read again 0',
      'simulated',
      'recorded 1',
      'sent 1',
      'confirmed 1',
    ])
  })

  it('resends nothing if the effects of an expired transaction are unknown', async () => {
    const { effects, events } = worldOf({ isBad: () => false, isLost: () => true })
    const error = new CoreError('NODE_NOT_AVAILABLE', { method: 'm', reason: 'gone' })
    const { failed } = await runBatches(
      [[1, 2]],
      { ...effects, readAgain: () => Promise.reject(error) },
      { maxInFlight: 4, signAtOnce: 2 },
    )
    expect(failed).to.deep.equal([
      { item: 1, error },
      { item: 2, error },
    ])
    expect(events.filter((event) => event.startsWith('sent'))).to.deep.equal(['sent 0'])
  })

  it('tries a transaction that never lands four times in all', async () => {
    const { effects, events } = worldOf({ isBad: () => false, isLost: () => true })
    const { failed } = await runBatches([[7]], effects, { maxInFlight: 4, signAtOnce: 2 })
    expect(failed).to.have.nested.property('[0].error.code', 'TRANSACTION_EXPIRED')
    expect(failed).to.have.length(1)
    expect(events.filter((event) => event.startsWith('sent'))).to.have.length(4)
  })

  it('ends as cancelled if the user rejects the request', async () => {
    const { effects, written } = worldOf({ isBad: () => false })
    const sign: typeof effects.sign = async () => {
      throw new CoreError('TRANSACTION_REJECTED', {})
    }
    const result = await runBatches(
      [[1, 2]],
      { ...effects, sign },
      { maxInFlight: 4, signAtOnce: 2 },
    )
    expect(result).to.deep.equal({ isCancelled: true, done: [], failed: [], signatures: [] })
    expect(written.size).to.equal(0)
  })

  it('throws errors of the journal, and sends nothing that it could not record', async () => {
    const { effects, events } = worldOf({ isBad: () => false })
    const full = new Error('no space left on device')
    const recordSent = () => Promise.reject(full)
    const run = runBatches([[1, 2]], { ...effects, recordSent }, { maxInFlight: 4, signAtOnce: 2 })
    expect(await failureOf(run)).to.equal(full)
    expect(events).to.deep.equal(['simulated'])
  })

  it('tries a batch four times in all if the node does not answer, and then gives up', async () => {
    const { effects } = worldOf({ isBad: () => false })
    const error = new CoreError('NODE_NOT_AVAILABLE', { method: 'm', reason: 'gone' })
    let asked = 0
    const prepare = () => {
      asked += 1
      return Promise.reject(error)
    }
    const { failed } = await runBatches(
      [[1, 2]],
      { ...effects, prepare },
      { maxInFlight: 4, signAtOnce: 2 },
    )
    expect(failed).to.deep.equal([
      { item: 1, error },
      { item: 2, error },
    ])
    expect(asked).to.equal(4)
  })

  it('continues if the node cannot tell why a batch fails', async () => {
    // Given a node that only answers sends, and a batch that fails on chain
    const { effects, written } = worldOf({ isBad: (item) => item === 13 })
    const error = new CoreError('NODE_NOT_AVAILABLE', { method: 'getBalance', reason: 'gone' })
    const obstacleTo = () => Promise.reject(error)

    // When all batches are sent
    const { done, failed } = await runBatches(
      inBatches(numbers(40), 10),
      { ...effects, obstacleTo },
      { maxInFlight: 4, signAtOnce: 2 },
    )

    // Then all items except the bad one are done, and that one has the error of its refusal
    expect(done).to.have.length(39)
    expect(failed).to.deep.equal([{ item: 13, error: REFUSED }])
    expect(written.size).to.equal(39)
  })
})
