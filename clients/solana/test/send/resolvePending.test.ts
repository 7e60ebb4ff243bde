import { getBase58Decoder } from '@solana/kit'
import { Keypair, type PublicKey } from '@solana/web3.js'
import { expect } from 'chai'
import { failureOf } from '../../../core/test/async/_clock.ts'
import { createConnection } from '../../src/send/createConnection.ts'
import { deliver } from '../../src/send/deliver.ts'
import { OutcomeWatcher } from '../../src/send/outcomeWatcher.ts'
import { prepareTransaction } from '../../src/send/prepareTransaction.ts'
import { resolvePending } from '../../src/send/resolvePending.ts'
import type { SignedTransaction } from '../../src/send/sendOptions.ts'
import { sendTransaction } from '../../src/send/sendTransaction.ts'
import { signPrepared } from '../../src/send/signPrepared.ts'
import { payment, startNetwork, type TestNetwork } from './_network.ts'

const LAMPORTS = 1_000_000

/** A payment that is signed and not sent. */
async function signedPayment(
  network: TestNetwork,
  payer: Keypair,
  paid: Parameters<typeof payment>[1] = {},
): Promise<SignedTransaction> {
  const { connection } = network
  const planned = payment(payer.publicKey, paid)
  const prepared = await prepareTransaction({ connection, planned })
  if (prepared.status === 'failed') throw prepared.error
  const session = { connection, wallet: network.walletOf(payer) }
  const [transaction] = await signPrepared(session, [prepared])
  if (!transaction) throw new Error('nothing was signed')
  return transaction
}

describe('after a crash', () => {
  let network: TestNetwork
  let payer: Keypair
  let to: PublicKey
  before(async () => {
    network = await startNetwork()
  })
  after(() => network.close())
  beforeEach(async () => {
    network.proxy.setFaults({})
    payer = await network.wallet()
    to = Keypair.generate().publicKey
  })

  const signed = (lamports = LAMPORTS) => signedPayment(network, payer, { to, lamports })

  function resolve(pending: Omit<SignedTransaction, 'wire'> & { wire?: Uint8Array }) {
    const { connection, clock } = network
    return resolvePending({ connection, clock, ...pending })
  }

  it('finds a transaction that had landed, at once and without sending it', async () => {
    const transaction = await signed()
    await network.node.sendRawTransaction(transaction.wire)
    const { signature, lastValidBlockHeight } = transaction
    const start = network.clock.now()
    const outcome = await resolve({ signature, lastValidBlockHeight })
    expect(outcome).to.include({ status: 'confirmed', signature })
    expect(network.clock.now()).to.equal(start)
  })

  it('sends one that was only written down, and again pays once', async () => {
    const transaction = await signed()
    expect(await resolve(transaction)).to.include({ status: 'confirmed' })
    expect(await resolve(transaction)).to.include({ status: 'confirmed' })
    expect(await network.node.getBalance(to)).to.equal(LAMPORTS)
  })

  it('knows that one expired which was never sent, once it can land no more', async () => {
    const { signature, lastValidBlockHeight } = await signed()
    const start = network.clock.now()
    const outcome = await resolve({ signature, lastValidBlockHeight })
    expect(outcome).to.deep.equal({ status: 'expired', signature })
    expect(network.clock.now() - start).to.be.within(70_000, 80_000)
    expect(await network.node.getBalance(to)).to.equal(0)
  })

  it('sends nothing that is too old, and says so at once', async () => {
    const transaction = await signed()
    network.localnet.advanceClock(3_600)
    const start = network.clock.now()
    expect(await resolve(transaction)).to.include({ status: 'expired' })
    expect(network.clock.now()).to.equal(start)
    expect(await network.node.getBalance(to)).to.equal(0)
  })

  it('finds one that landed an hour ago', async () => {
    const transaction = await signed()
    await network.node.sendRawTransaction(transaction.wire)
    network.localnet.advanceClock(3_600)
    expect(await resolve(transaction)).to.include({ status: 'confirmed' })
  })

  it('tells why one failed on chain, with the logs of the node', async () => {
    // Given a payment that was good when it was signed, and sent when the wallet was empty
    const transaction = await signed(9_000_000_000)
    const { connection, clock } = network
    const session = { connection, wallet: network.walletOf(payer) }
    const other = payment(payer.publicKey, { lamports: 5_000_000_000 })
    await sendTransaction(session, other, { clock, subscribe: false })
    await network.node.sendRawTransaction(transaction.wire, { skipPreflight: true })
    // Then its outcome has the program's words and the signature
    const { signature, lastValidBlockHeight } = transaction
    const outcome = await resolve({ signature, lastValidBlockHeight })
    expect(outcome).to.include({ status: 'failed', signature })
    expect(outcome).to.have.nested.property(
      'error.message',
      'The wallet does not have enough of the native currency: it has 4.99999 SOL and needs 9 SOL (ETH on Eclipse) (system: ResultWithNegativeLamports). Put more into the wallet that pays',
    )
    expect(outcome).to.have.nested.property('error.context.signature', signature)
  })

  it('tells what it can where no node has the logs', async () => {
    // Given a payment that failed on chain, and a node that does not answer for transactions
    const transaction = await signed(9_000_000_000)
    const { connection, clock, proxy } = network
    const session = { connection, wallet: network.walletOf(payer) }
    const other = payment(payer.publicKey, { lamports: 5_000_000_000 })
    await sendTransaction(session, other, { clock, subscribe: false })
    await network.node.sendRawTransaction(transaction.wire, { skipPreflight: true })
    proxy.setFaults({ getTransaction: { serverError: 1 } })
    // Then the program is named by the bytes that were sent
    expect(await resolve(transaction)).to.have.nested.property(
      'error.message',
      'The wallet does not have enough of the native currency (system: ResultWithNegativeLamports). Put more into the wallet that pays',
    )
  })

  it('says that it cannot know where the node keeps no history', async () => {
    const { signature, lastValidBlockHeight } = await signed()
    const { localnet, clock, track } = network
    const connection = createConnection(localnet.rpcUrl, {
      fetch: (...request) => track(withoutHistory(...request)),
    })
    // Within 150 blocks of its end, every node remembers it
    localnet.advanceClock(100)
    const pending = { connection, clock, signature, lastValidBlockHeight }
    expect(await resolvePending(pending)).to.deep.equal({ status: 'expired', signature })
    // After them, only its history would tell
    localnet.advanceClock(100)
    const failure = await failureOf(resolvePending(pending))
    expect(failure).to.have.property('code', 'TRANSACTION_HISTORY_MISSING')
  })

  it('waits for one that the node refuses now, as it may have been sent before', async () => {
    // Given a payment that no longer can be made
    const transaction = await signed(9_000_000_000)
    const { connection, clock } = network
    const session = { connection, wallet: network.walletOf(payer) }
    const other = payment(payer.publicKey, { lamports: 5_000_000_000 })
    await sendTransaction(session, other, { clock, subscribe: false })
    // When its outcome is asked for
    const start = network.clock.now()
    const outcome = await resolve(transaction)
    // Then it is told only once it can land no more
    expect(outcome.status).to.equal('expired')
    expect(network.clock.now() - start).to.be.within(65_000, 80_000)
  })
})

describe('after a crash, on a node that prunes its history', () => {
  const KEPT = 10
  let network: TestNetwork
  before(async () => {
    network = await startNetwork(1, KEPT)
  })
  after(() => network.close())

  /** Lands so many other transactions that all before fall out of the history. */
  async function prune() {
    for (let count = 0; count < KEPT; count += 1) await network.wallet()
  }
  const signed = async () => signedPayment(network, await network.wallet())

  function resolve(
    { signature, lastValidBlockHeight }: SignedTransaction,
    { connection }: Pick<TestNetwork, 'connection'> = network,
  ) {
    const { clock } = network
    return resolvePending({ connection, clock, signature, lastValidBlockHeight })
  }

  it('never says of one that landed and fell out of it that it expired', async () => {
    // Given a payment that landed before the oldest block that is kept
    const transaction = await signed()
    await network.node.sendRawTransaction(transaction.wire)
    network.localnet.advanceClock(600)
    await prune()
    // Then nobody is told that it did not land
    const failure = await failureOf(resolve(transaction))
    expect(failure).to.have.property('code', 'TRANSACTION_HISTORY_MISSING')
    expect(failure).to.have.nested.property('context.signature', transaction.signature)
  })

  it('knows that one expired whose blocks are all kept', async () => {
    // Given a payment that was never sent, signed after the oldest block that is kept
    await prune()
    const transaction = await signed()
    network.localnet.advanceClock(600)
    const { signature } = transaction
    expect(await resolve(transaction)).to.deep.equal({ status: 'expired', signature })
  })

  it('says that it cannot know where the node does not tell what it keeps', async () => {
    const transaction = await signed()
    network.localnet.advanceClock(600)
    const connection = createConnection(network.localnet.rpcUrl, {
      fetch: async (...[input, init]) => {
        const { method, id } = JSON.parse(String(init?.body))
        if (method !== 'getFirstAvailableBlock') return network.fetch(input, init)
        const error = { code: -32_601, message: 'Method not found' }
        return Response.json({ jsonrpc: '2.0', id, error })
      },
    })
    const failure = await failureOf(resolve(transaction, { connection }))
    expect(failure).to.have.property('code', 'TRANSACTION_HISTORY_MISSING')
  })
})

/** The answers of a node that keeps no history. */
async function withoutHistory(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
  const { method, params, id } = JSON.parse(String(init?.body))
  if (method !== 'getSignatureStatuses' || !params[1]?.searchTransactionHistory) {
    return fetch(input, init)
  }
  const message = 'Transaction history is not available from this node'
  return Response.json({ jsonrpc: '2.0', id, error: { code: -32_011, message } })
}

describe('OutcomeWatcher', () => {
  let network: TestNetwork
  before(async () => {
    network = await startNetwork()
  })
  after(() => network.close())

  it('asks for up to 256 transactions at once', async () => {
    const { connection, clock, proxy, node } = network
    const watcher = new OutcomeWatcher({ connection, clock, subscribe: false })
    // Given 300 transactions that were never sent and cannot land any more
    const lastValidBlockHeight = await node.getBlockHeight()
    network.localnet.advanceClock(14)
    const base58 = getBase58Decoder()
    const signatures = Array.from({ length: 300 }, () =>
      base58.decode(crypto.getRandomValues(new Uint8Array(64))),
    )
    // When all are watched
    const outcomes = await Promise.all(
      signatures.map((signature) => watcher.watch({ signature, lastValidBlockHeight })),
    )
    // Then one poll of two requests is enough
    expect(outcomes).to.deep.equal(
      signatures.map((signature) => ({ status: 'expired', signature })),
    )
    expect(proxy.forwarded.get('getEpochInfo')).to.equal(1)
    expect(proxy.forwarded.get('getSignatureStatuses')).to.equal(2)
  })

  it('serves many that are in flight, with one request for all', async () => {
    const { connection, clock, proxy, node } = network
    const watcher = new OutcomeWatcher({ connection, clock, subscribe: false })
    const payer = await network.wallet()
    const session = { connection, wallet: network.walletOf(payer) }
    const receivers = Array.from({ length: 20 }, () => Keypair.generate().publicKey)
    const prepared = []
    for (const to of receivers) {
      const one = await prepareTransaction({
        connection,
        planned: payment(payer.publicKey, { to }),
      })
      if (one.status === 'failed') throw one.error
      prepared.push(one)
    }
    const before = proxy.forwarded.get('getSignatureStatuses') ?? 0
    // When 20 are signed at once and delivered together
    const transactions = await signPrepared(session, prepared)
    const outcomes = await Promise.all(
      transactions.map((signed) => deliver({ connection, watcher, signed, clock })),
    )
    // Then all are confirmed by one poll
    expect(outcomes.map(({ status }) => status)).to.deep.equal(Array(20).fill('confirmed'))
    expect(proxy.forwarded.get('getSignatureStatuses')).to.equal(before + 1)
    const balances = await Promise.all(receivers.map((receiver) => node.getBalance(receiver)))
    expect(balances).to.deep.equal(Array(20).fill(LAMPORTS))
  })

  it('says nothing more to whoever stopped watching while it looked', async () => {
    // Given a node without history, and a transaction that expired long ago
    const { localnet, clock, track } = network
    const signature = getBase58Decoder().decode(crypto.getRandomValues(new Uint8Array(64)))
    const lastValidBlockHeight = await network.node.getBlockHeight()
    localnet.advanceClock(200)
    const unhandled: unknown[] = []
    const hear = (reason: unknown) => unhandled.push(reason)
    const listeners = process.listeners('unhandledRejection')
    process.removeAllListeners('unhandledRejection').on('unhandledRejection', hear)

    // When watching it stops between the question and the answer
    const controller = new AbortController()
    const reason = new Error('enough')
    const connection = createConnection(localnet.rpcUrl, {
      fetch: async (...request) => {
        const answer = await track(withoutHistory(...request))
        if (String(request[1]?.body).includes('getSignatureStatuses')) controller.abort(reason)
        return answer
      },
    })
    const watcher = new OutcomeWatcher({ connection, clock, subscribe: false })
    const watching = watcher.watch({ signature, lastValidBlockHeight }, controller.signal)
    expect(await failureOf(watching)).to.equal(reason)

    // Then the look ends, and nobody is left with a failure that no one hears of
    const next = await failureOf(watcher.watch({ signature, lastValidBlockHeight }))
    expect(next).to.have.property('code', 'TRANSACTION_HISTORY_MISSING')
    await new Promise((resolve) => setImmediate(resolve))
    process.removeAllListeners('unhandledRejection')
    for (const listener of listeners) process.on('unhandledRejection', listener)
    expect(unhandled).to.deep.equal([])
  })

  it('stops watching when told to', async () => {
    const { connection, clock } = network
    const watcher = new OutcomeWatcher({ connection, clock, subscribe: false })
    const signature = getBase58Decoder().decode(crypto.getRandomValues(new Uint8Array(64)))
    const reason = new Error('enough')
    const watching = watcher.watch(
      { signature, lastValidBlockHeight: Number.MAX_SAFE_INTEGER },
      AbortSignal.abort(reason),
    )
    expect(await watching.catch((error: unknown) => error)).to.equal(reason)
  })
})
