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

/** A signed payment that has not been sent. */
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

  it('sends one that was only recorded, and pays once', async () => {
    const transaction = await signed()
    expect(await resolve(transaction)).to.include({ status: 'confirmed' })
    expect(await resolve(transaction)).to.include({ status: 'confirmed' })
    expect(await network.node.getBalance(to)).to.equal(LAMPORTS)
  })

  it('reports one that was never sent as expired, once it can no longer land', async () => {
    const { signature, lastValidBlockHeight } = await signed()
    const start = network.clock.now()
    const outcome = await resolve({ signature, lastValidBlockHeight })
    expect(outcome).to.deep.equal({ status: 'expired', signature })
    expect(network.clock.now() - start).to.be.within(70_000, 80_000)
    expect(await network.node.getBalance(to)).to.equal(0)
  })

  it('reports one that is too old at once, without sending it', async () => {
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

  it('reports why one failed on chain, with the logs of the node', async () => {
    // Given a payment that was valid when signed, and sent when the wallet was empty
    const transaction = await signed(9_000_000_000)
    const { connection, clock } = network
    const session = { connection, wallet: network.walletOf(payer) }
    const other = payment(payer.publicKey, { lamports: 5_000_000_000 })
    await sendTransaction(session, other, { clock, subscribe: false })
    await network.node.sendRawTransaction(transaction.wire, { skipPreflight: true })
    // Then its outcome has the program's message and the signature
    const { signature, lastValidBlockHeight } = transaction
    const outcome = await resolve({ signature, lastValidBlockHeight })
    expect(outcome).to.include({ status: 'failed', signature })
    expect(outcome).to.have.nested.property(
      'error.message',
      'The wallet does not have enough of the native currency: it has 4.99999 SOL and needs 9 SOL (ETH on Eclipse) (system: ResultWithNegativeLamports). Put more into the wallet that pays',
    )
    expect(outcome).to.have.nested.property('error.context.signature', signature)
  })

  it('reports a failure without logs if no node has them', async () => {
    // Given a payment that failed on chain, and a node that does not return transactions
    const transaction = await signed(9_000_000_000)
    const { connection, clock, proxy } = network
    const session = { connection, wallet: network.walletOf(payer) }
    const other = payment(payer.publicKey, { lamports: 5_000_000_000 })
    await sendTransaction(session, other, { clock, subscribe: false })
    await network.node.sendRawTransaction(transaction.wire, { skipPreflight: true })
    proxy.setFaults({ getTransaction: { serverError: 1 } })
    // Then the program is identified from the sent bytes
    expect(await resolve(transaction)).to.have.nested.property(
      'error.message',
      'The wallet does not have enough of the native currency (system: ResultWithNegativeLamports). Put more into the wallet that pays',
    )
  })

  it('error: the outcome is unknown on a node without history', async () => {
    const { signature, lastValidBlockHeight } = await signed()
    const { localnet, clock, track } = network
    const connection = createConnection(localnet.rpcUrl, {
      fetch: (...request) => track(withoutHistory(...request)),
    })
    // Within 150 blocks of its end, every node remembers it
    localnet.advanceClock(100)
    const pending = { connection, clock, signature, lastValidBlockHeight }
    expect(await resolvePending(pending)).to.deep.equal({ status: 'expired', signature })
    // After them, only its history could tell
    localnet.advanceClock(100)
    const failure = await failureOf(resolvePending(pending))
    expect(failure).to.have.property('code', 'TRANSACTION_HISTORY_MISSING')
  })

  it('waits for one that the node now refuses, as it may have been sent before', async () => {
    // Given a payment that is no longer possible
    const transaction = await signed(9_000_000_000)
    const { connection, clock } = network
    const session = { connection, wallet: network.walletOf(payer) }
    const other = payment(payer.publicKey, { lamports: 5_000_000_000 })
    await sendTransaction(session, other, { clock, subscribe: false })
    // When its outcome is requested
    const start = network.clock.now()
    const outcome = await resolve(transaction)
    // Then the outcome comes only once it can no longer land
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

  /** Lands so many other transactions that all earlier ones are pruned. */
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

  it('never reports one as expired that landed and was pruned', async () => {
    // Given a payment that landed before the oldest stored block
    const transaction = await signed()
    await network.node.sendRawTransaction(transaction.wire)
    network.localnet.advanceClock(600)
    await prune()
    // Then it is not reported as expired
    const failure = await failureOf(resolve(transaction))
    expect(failure).to.have.property('code', 'TRANSACTION_HISTORY_MISSING')
    expect(failure).to.have.nested.property('context.signature', transaction.signature)
  })

  it('reports one as expired whose blocks are all stored', async () => {
    // Given a payment that was never sent, signed after the oldest stored block
    await prune()
    const transaction = await signed()
    network.localnet.advanceClock(600)
    const { signature } = transaction
    expect(await resolve(transaction)).to.deep.equal({ status: 'expired', signature })
  })

  it('error: the outcome is unknown if the node does not say what it stores', async () => {
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

/** Answers like a node without history. */
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

  it('polls up to 256 transactions at once', async () => {
    const { connection, clock, proxy, node } = network
    const watcher = new OutcomeWatcher({ connection, clock, subscribe: false })
    // Given 300 transactions that were never sent and can no longer land
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
    // Then one poll with two requests is enough
    expect(outcomes).to.deep.equal(
      signatures.map((signature) => ({ status: 'expired', signature })),
    )
    expect(proxy.forwarded.get('getEpochInfo')).to.equal(1)
    expect(proxy.forwarded.get('getSignatureStatuses')).to.equal(2)
  })

  it('polls all transactions in flight with one request', async () => {
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

  it('does not reject for a caller that stopped watching during the poll', async () => {
    // Given a node without history, and a transaction that expired long ago
    const { localnet, clock, track } = network
    const signature = getBase58Decoder().decode(crypto.getRandomValues(new Uint8Array(64)))
    const lastValidBlockHeight = await network.node.getBlockHeight()
    localnet.advanceClock(200)
    const unhandled: unknown[] = []
    const hear = (reason: unknown) => unhandled.push(reason)
    const listeners = process.listeners('unhandledRejection')
    process.removeAllListeners('unhandledRejection').on('unhandledRejection', hear)

    // When watching stops between request and answer
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

    // Then the poll ends without an unhandled rejection
    const next = await failureOf(watcher.watch({ signature, lastValidBlockHeight }))
    expect(next).to.have.property('code', 'TRANSACTION_HISTORY_MISSING')
    await new Promise((resolve) => setImmediate(resolve))
    process.removeAllListeners('unhandledRejection')
    for (const listener of listeners) process.on('unhandledRejection', listener)
    expect(unhandled).to.deep.equal([])
  })

  it('stops watching with its signal', async () => {
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
