import { memoryJournal } from '@mintline/core/batches'
import { expect } from 'chai'
import {
  type FileToStore,
  type Payer,
  payForUpload,
  planUpload,
  sendUpload,
  type UploadJournal,
  type UploadRecord,
  type UploadScope,
} from '../../src/index.ts'
import { irysStorage } from '../../src/storage/irys/index.ts'
import { type IrysNode, startIrysNode } from './_irysNode.ts'
import { IRYS_SEED, uploaderAt } from './_irysUploader.ts'
import { DOCUMENTS, failureOf, fileOf, patientClock } from './_uploads.ts'

/** A killed process, at some point in its work. */
class Killed extends Error {}

describe('payment for an upload', () => {
  let node: IrysNode
  let media: FileToStore[]
  let journal: UploadJournal
  /** Payments on chain: amounts by signature. */
  let chain: Map<string, bigint>
  /** Payment events, in order. */
  let events: string[]

  beforeEach(async () => {
    node = await startIrysNode()
    chain = new Map()
    events = []
    node.findPayment = async (signature) => {
      const lamports = chain.get(signature)
      return lamports === undefined ? undefined : { from: address(), lamports }
    }
    media = [await fileOf('1.png', Uint8Array.of(1)), await fileOf('2.png', Uint8Array.of(2))]
    journal = memoryJournal<UploadScope, UploadRecord>({ place: (await storageOf()).place })
  })
  afterEach(() => node.close())

  const address = () => uploaderAt(node.url, IRYS_SEED).address
  const storageOf = () =>
    irysStorage({ uploader: uploaderAt(node.url, IRYS_SEED), gateway: node.url })
  const paid = () => [...chain.values()].reduce((sum, lamports) => sum + lamports, 0n)
  const payer = (at: (event: string) => void = () => undefined): Payer => {
    const happens = (event: string) => {
      events.push(event)
      at(event)
    }
    return {
      pay: async (payee, amount, beforeSend) => {
        expect(payee).to.equal(node.payee)
        const signature = `signature ${chain.size + 1}`
        happens('signed')
        await beforeSend(signature)
        happens('recorded')
        chain.set(signature, amount)
        happens('on chain')
      },
      isPaid: async (payment) => chain.has(payment),
    }
  }
  const run = async (from: Payer, clock = patientClock()) => {
    const storage = await storageOf()
    const plan = await planUpload({ storage, journal, media, documents: DOCUMENTS }, { clock })
    const amount = await payForUpload(plan, from, { clock })
    const { sent } = await sendUpload(plan, { clock })
    return { amount, sent, quote: plan.quote }
  }

  it('pays the missing amount, and nothing more in the next run', async () => {
    node.balances.set(address(), 100n)
    const { amount, sent, quote } = await run(payer())
    // The price for five small items plus a tenth, less the existing balance
    expect(quote?.price).to.equal(5n * 1_024n * 2n)
    expect(amount).to.equal(10_240n + 1_024n - 100n)
    expect(paid()).to.equal(amount)
    expect(sent).to.equal(5)
    expect(await run(payer())).to.deep.include({ amount: 0n, sent: 0 })
    expect(events).to.deep.equal(['signed', 'recorded', 'on chain'])
  })

  it('pays nothing if the balance suffices', async () => {
    node.balances.set(address(), 10_240n)
    expect(await run(payer())).to.include({ amount: 0n, sent: 5 })
    expect(events).to.deep.equal([])
  })

  it('waits until the node has credited the payment', async () => {
    const clock = patientClock()
    // One query by the plan, and three after the payment
    node.slowness = 4
    expect(await run(payer(), clock)).to.include({ sent: 5 })
    expect(clock.waits).to.deep.equal([2_000, 2_000, 2_000])
  })

  for (const [event, payments] of [
    ['signed', 1],
    ['recorded', 1],
    ['on chain', 1],
  ] as const) {
    it(`pays once if the first run is killed when the payment is ${event}`, async () => {
      const killed = payer((now) => {
        if (now === event) throw new Killed()
      })
      expect(await failureOf(run(killed))).to.be.instanceOf(Killed)
      const { sent } = await run(payer())
      expect(sent).to.equal(5)
      expect(chain.size).to.equal(payments)
      expect(node.payments.size).to.equal(payments)
      expect(await journal.load()).to.deep.equal([])
    })
  }

  it("waits for a killed run's uncredited payment instead of paying again", async () => {
    const killed = payer((now) => {
      if (now === 'on chain') throw new Killed()
    })
    expect(await failureOf(run(killed))).to.be.instanceOf(Killed)
    // One query by the plan, and three after the node was notified
    node.slowness = 4
    const clock = patientClock()
    expect(await run(payer(), clock)).to.include({ amount: 0n, sent: 5 })
    expect(clock.waits).to.deep.equal([2_000, 2_000, 2_000])
    expect(chain.size).to.equal(1)
  })

  it("pays the rest if the upload has grown since a killed run's payment", async () => {
    const killed = payer((now) => {
      if (now === 'on chain') throw new Killed()
    })
    expect(await failureOf(run(killed))).to.be.instanceOf(Killed)
    const first = paid()
    media = [...media, await fileOf('3.png', new Uint8Array(10_000))]
    const { amount, sent } = await run(payer())
    expect(sent).to.equal(6)
    // 10,000 bytes and an item's header are rounded to 10 times 1,024 bytes.
    expect(amount).to.equal((15n * 1_024n * 2n * 11n) / 10n - first)
    expect(chain.size).to.equal(2)
  })

  it('gives up on a payment that the node does not credit, and does not pay again in the next run', async () => {
    node.slowness = Number.POSITIVE_INFINITY
    for (const _ of [1, 2]) {
      expect(await failureOf(run(payer()))).to.match(/: it has not counted the payment yet$/)
      expect(chain.size).to.equal(1)
    }
    node.slowness = 0
    expect(await run(payer())).to.include({ amount: 0n, sent: 5 })
  })

  it('notifies the node again of a rejected payment instead of paying again', async () => {
    const { findPayment } = node
    node.findPayment = async () => undefined
    expect(await failureOf(run(payer()))).to.match(
      /^STORAGE_REFUSED: The storage .* refused the payment signature 1: Invalid transaction$/,
    )
    node.findPayment = findPayment
    expect(await run(payer())).to.deep.include({ amount: 0n, sent: 5 })
    expect(chain.size).to.equal(1)
  })

  for (const addresses of [{}, { solana: 'nowhere' }, { solana: '0x00' }]) {
    it(`pays nobody if the node names ${JSON.stringify(addresses)}`, async () => {
      node.answers.set('GET info', { status: 200, body: { addresses } })
      expect(await failureOf(run(payer()))).to.match(/: it takes no payments in solana$/)
      expect(events).to.deep.equal([])
    })
  }

  it('sends nothing if the payment is declined', async () => {
    const declined: Payer = {
      pay: () => Promise.reject(new Error('declined')),
      isPaid: async () => false,
    }
    expect(await failureOf(run(declined))).to.have.property('message', 'declined')
    expect(node.items.size).to.equal(0)
    expect(await journal.load()).to.deep.equal([])
  })
})
