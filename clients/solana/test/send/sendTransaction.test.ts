import type { MintlineError } from '@mintline/core'
import { Keypair, SystemProgram, TransactionInstruction } from '@solana/web3.js'
import { expect } from 'chai'
import { FakeClock, failureOf } from '../../../core/test/async/_clock.ts'
import { createConnection } from '../../src/send/createConnection.ts'
import type { SendOptions, SignedTransaction } from '../../src/send/sendOptions.ts'
import { sendTransaction } from '../../src/send/sendTransaction.ts'
import type { SolanaWallet } from '../../src/send/wallet.ts'
import { simulatedTime } from '../support/simulatedTime.ts'
import { payment, startNetwork, type TestNetwork } from './_network.ts'

const LAMPORTS = 1_000_000

/** A wallet that counts its prompts. */
function countingWallet(wallet: SolanaWallet): SolanaWallet & { asked: number } {
  return {
    ...wallet,
    asked: 0,
    signTransactions(transactions) {
      this.asked += 1
      return wallet.signTransactions(transactions)
    },
  }
}

describe('sendTransaction', () => {
  let network: TestNetwork
  let payer: Keypair
  let options: SendOptions
  before(async () => {
    network = await startNetwork()
  })
  after(() => network.close())
  beforeEach(async () => {
    network.proxy.setFaults({})
    payer = await network.wallet()
    options = { clock: network.clock, subscribe: false }
  })

  function session(wallet: SolanaWallet = network.walletOf(payer)) {
    return { connection: network.connection, wallet }
  }

  it('pays, and reports every stage', async () => {
    const to = Keypair.generate().publicKey
    const stages: unknown[] = []
    const outcome = await sendTransaction(session(), payment(payer.publicKey, { to }), {
      ...options,
      onStage: ({ stage, signature }) => stages.push([stage, signature]),
    })
    if (outcome.status !== 'confirmed') throw new Error(`it ${outcome.status}`)
    expect(await network.node.getBalance(to)).to.equal(LAMPORTS)
    const { signature } = outcome
    const landed = await network.node.getTransaction(signature, {
      maxSupportedTransactionVersion: 0,
    })
    expect(landed).to.include({ slot: outcome.slot, version: 'legacy' })
    expect(stages).to.deep.equal([
      ['building', undefined],
      ['simulating', undefined],
      ['signing', undefined],
      ['sent', signature],
      ['confirmed', signature],
    ])
  })

  it('ends at once over a websocket, without waiting for the next poll', async () => {
    // Given a clock that stands still, so that no poll is ever due
    const { localnet } = network
    const connection = createConnection(localnet.rpcUrl, { wsEndpoint: localnet.wsUrl })
    const clock = new FakeClock()
    const wallet = network.walletOf(payer)
    // When a payment is sent
    const outcome = await sendTransaction({ connection, wallet }, payment(payer.publicKey), {
      clock,
    })
    // Then it still ends, and no sleeper is left
    expect(outcome.status).to.equal('confirmed')
    await new Promise((resolve) => setImmediate(resolve))
    expect(clock.pending).to.equal(0)
  })

  it('requests the simulated compute units and a fifth more', async () => {
    const outcome = await sendTransaction(session(), payment(payer.publicKey), options)
    const landed = await network.node.getTransaction(outcome.signature ?? '', {
      maxSupportedTransactionVersion: 0,
    })
    const [limit] = landed?.transaction.message.compiledInstructions ?? []
    // A payment takes 150 units, and so does each of the two budget instructions.
    expect(Buffer.from(limit?.data ?? []).readUInt32LE(1)).to.equal(540)
  })

  it('neither signs nor sends what fails in simulation', async () => {
    const wallet = countingWallet(network.walletOf(payer))
    const tooMuch = payment(payer.publicKey, { lamports: 11_000_000_000 })
    const before = network.proxy.forwarded.get('sendTransaction')
    const outcome = await sendTransaction(session(wallet), tooMuch, options)
    expect(outcome).to.deep.include({ status: 'failed', signature: undefined })
    expect(outcome).to.have.nested.property('error.context.name', 'ResultWithNegativeLamports')
    expect(wallet.asked).to.equal(0)
    expect(network.proxy.forwarded.get('sendTransaction')).to.equal(before)
    expect(await network.node.getBalance(payer.publicKey)).to.equal(10_000_000_000)
  })

  it('error: a transaction that is too large, with its size', async () => {
    const data = Buffer.alloc(1_100)
    const { programId } = SystemProgram
    const instructions = [new TransactionInstruction({ programId, keys: [], data })]
    const planned = { ...payment(payer.publicKey), instructions }
    const outcome = await sendTransaction(session(), planned, options)
    expect(outcome).to.have.nested.property(
      'error.message',
      '"Pay somebody" takes 1322 bytes, but a transaction holds at most 1232: send less at once',
    )
  })

  it('error: too many compute units', async () => {
    const planned = { ...payment(payer.publicKey), maxComputeUnits: 449 }
    const outcome = await sendTransaction(session(), planned, options)
    expect(outcome).to.have.nested.property(
      'error.message',
      '"Pay somebody" needs 450 compute units, but may use at most 449: do less at once',
    )
    const exactly = { ...planned, maxComputeUnits: 450 }
    expect((await sendTransaction(session(), exactly, options)).status).to.equal('confirmed')
  })

  it('error: a transaction with another payer', async () => {
    const other = await network.wallet()
    const failure = await failureOf(sendTransaction(session(), payment(other.publicKey), options))
    expect(failure).to.have.property('code', 'PAYER_MISMATCH')
  })

  it('signs with the wallet and the keypairs of the plan', async () => {
    const account = Keypair.generate()
    const instruction = SystemProgram.createAccount({
      fromPubkey: payer.publicKey,
      newAccountPubkey: account.publicKey,
      lamports: LAMPORTS,
      space: 0,
      programId: SystemProgram.programId,
    })
    const planned = { ...payment(payer.publicKey), instructions: [instruction], signers: [account] }
    expect((await sendTransaction(session(), planned, options)).status).to.equal('confirmed')
    expect(await network.node.getBalance(account.publicKey)).to.equal(LAMPORTS)
  })

  it('waits for beforeSend', async () => {
    const { proxy } = network
    const before = proxy.forwarded.get('sendTransaction')
    let written: SignedTransaction | undefined
    const beforeSend = async (signed: SignedTransaction) => {
      await network.clock.sleep(10_000)
      expect(proxy.forwarded.get('sendTransaction')).to.equal(before)
      written = signed
    }
    const outcome = await sendTransaction(session(), payment(payer.publicKey), {
      ...options,
      beforeSend,
    })
    expect(outcome).to.include({ status: 'confirmed', signature: written?.signature })
  })

  it('sends nothing if beforeSend fails', async () => {
    const to = Keypair.generate().publicKey
    const full = new Error('disk full')
    const beforeSend = () => Promise.reject(full)
    const sending = sendTransaction(session(), payment(payer.publicKey, { to }), {
      ...options,
      beforeSend,
    })
    expect(await failureOf(sending)).to.equal(full)
    expect(await network.node.getBalance(to)).to.equal(0)
  })

  it('sends every 6 seconds and polls every 5 until it has expired', async () => {
    // Given a network that loses all sent transactions
    const { proxy, slept } = network
    proxy.setFaults({ sendTransaction: { dropRequest: 1 } })
    const failures: string[] = []
    const from = slept.length
    // When a payment is sent
    const outcome = await sendTransaction(session(), payment(payer.publicKey), {
      ...options,
      onNodeFailure: ({ code }) => failures.push(code),
    })
    // Then it has expired after 75 seconds, when it can no longer land, and nothing is paid
    expect(outcome.status).to.equal('expired')
    const waits = slept.slice(from)
    expect(waits.filter((wait) => wait === 6_000)).to.have.length(13)
    expect(waits.filter((wait) => wait === 5_000)).to.have.length(15)
    expect(failures).to.deep.equal(Array(13).fill('NODE_NOT_AVAILABLE'))
    expect(await network.node.getBalance(payer.publicKey)).to.equal(10_000_000_000)
  })

  it('stops sending after 120 seconds, but waits while it could still land', async () => {
    // Given a stopped chain, and a network that loses all sent transactions
    const still = await startNetwork()
    const { clock, fetch, walletOf } = simulatedTime({ advanceClock: () => undefined })
    const wallet = await still.wallet()
    still.proxy.setFaults({ sendTransaction: { dropRequest: 1 } })
    const connection = createConnection(still.proxy.url, { fetch })
    // When a payment is sent, and the chain continues only after 5 minutes
    void clock.sleep(301_000).then(() => still.localnet.advanceClock(75))
    const timeouts: number[] = []
    const onNodeFailure = ({ code }: MintlineError) => {
      if (code === 'PROMI_EVENT_TIMEOUT') timeouts.push(clock.now())
    }
    const sent = sendTransaction(
      { connection, wallet: walletOf(wallet) },
      payment(wallet.publicKey),
      { clock, subscribe: false, onNodeFailure },
    )
    // Then it was sent 21 times, the time-out was reported once, and its end was awaited
    expect((await sent).status).to.equal('expired')
    expect(timeouts).to.deep.equal([120_000])
    expect(clock.now()).to.equal(305_000)
    const lost = still.proxy.happened.get('dropRequest')
    expect(lost).to.equal(21)
    await still.close()
  })

  it('confirms a transaction whose response was lost', async () => {
    network.proxy.setFaults({ sendTransaction: { dropResponse: 1 } })
    const to = Keypair.generate().publicKey
    const outcome = await sendTransaction(session(), payment(payer.publicKey, { to }), options)
    expect(outcome.status).to.equal('confirmed')
    expect(await network.node.getBalance(to)).to.equal(LAMPORTS)
  })

  it('confirms a transaction whose response was truncated', async () => {
    // Given a node whose responses to sends are truncated
    const { proxy, clock, fetch } = network
    const cutOff: typeof fetch = async (input, init) => {
      const response = await fetch(input, init)
      const isSend = String(init?.body).includes('"sendTransaction"')
      return isSend ? new Response((await response.text()).slice(0, 17)) : response
    }
    const connection = createConnection(proxy.url, { fetch: cutOff })
    const to = Keypair.generate().publicKey

    // When a payment is sent
    const outcome = await sendTransaction(
      { connection, wallet: network.walletOf(payer) },
      payment(payer.publicKey, { to }),
      { clock, subscribe: false },
    )

    // Then it does not count as failed
    expect(await network.node.getBalance(to)).to.equal(LAMPORTS)
    expect(outcome.status).to.equal('confirmed')
  })

  it('fails at once if the node forbids sending', async () => {
    // Given a node that answers sends with 403
    const { proxy, clock, fetch } = network
    const forbidden: typeof fetch = (input, init) =>
      String(init?.body).includes('"sendTransaction"')
        ? Promise.resolve(new Response('no key', { status: 403, statusText: 'Forbidden' }))
        : fetch(input, init)
    const connection = createConnection(proxy.url, { fetch: forbidden })
    const start = clock.now()

    // When a payment is sent, then it fails without a wait
    const outcome = await sendTransaction(
      { connection, wallet: network.walletOf(payer) },
      payment(payer.publicKey),
      { clock, subscribe: false },
    )
    expect(outcome).to.have.nested.property('error.code', 'NODE_FORBIDDEN')
    expect(clock.now()).to.equal(start)
  })

  it('pays nothing if the preflight fails', async () => {
    // Given a wallet that is emptied between simulation and sending
    const beforeSend = async () => {
      const most = payment(payer.publicKey, { lamports: 9_999_000_000 })
      expect((await sendTransaction(session(), most, options)).status).to.equal('confirmed')
    }
    // When it pays
    const outcome = await sendTransaction(session(), payment(payer.publicKey), {
      ...options,
      beforeSend,
    })
    // Then the preflight stops it, and no fee is paid
    expect(outcome).to.deep.include({ status: 'failed', signature: undefined })
    expect(await network.node.getBalance(payer.publicKey)).to.equal(995_000)
  })

  it('sends nothing after it is cancelled', async () => {
    const { signal, abort } = cancellable()
    const wallet = network.walletOf(payer)
    const cancelling: SolanaWallet = {
      ...wallet,
      signTransactions: (transactions) => {
        abort()
        return wallet.signTransactions(transactions)
      },
    }
    const sending = sendTransaction(session(cancelling), payment(payer.publicKey), {
      ...options,
      signal,
    })
    expect(await failureOf(sending)).to.have.property('message', 'cancelled')
    expect(await network.node.getBalance(payer.publicKey)).to.equal(10_000_000_000)
  })

  it('still reports the outcome when cancelled after sending', async () => {
    const { signal, abort } = cancellable()
    const outcome = await sendTransaction(session(), payment(payer.publicKey), {
      ...options,
      signal,
      onStage: ({ stage }) => {
        if (stage === 'sent') abort()
      },
    })
    expect(outcome.status).to.equal('confirmed')
  })

  it('gives up before sending if the node is down for 15 seconds', async () => {
    network.proxy.setFaults({ '*': { serverError: 1 } })
    const start = network.clock.now()
    const failure = await failureOf(sendTransaction(session(), payment(payer.publicKey), options))
    expect(failure).to.have.property('code', 'NODE_NOT_AVAILABLE')
    expect(network.clock.now() - start).to.equal(15_000)
  })

  it('never signs with a blockhash older than the known slot', async () => {
    network.localnet.advanceClock(120)
    network.proxy.setFaults({ getLatestBlockhash: { staleBlockhash: 1 } })
    const wallet = countingWallet(network.walletOf(payer))
    const failure = await failureOf(
      sendTransaction(session(wallet), payment(payer.publicKey), options),
    )
    expect(failure).to.have.property('code', 'NODE_NOT_AVAILABLE')
    expect(wallet.asked).to.equal(0)
  })
})

function cancellable() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort(new Error('cancelled')) }
}
