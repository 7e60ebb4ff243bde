import { setImmediate } from 'node:timers/promises'
import { expect } from 'chai'
import type { Hex } from 'viem'
import { FakeClock, InstantClock } from '../../../core/test/async/_clock.ts'
import { connectChain } from '../../src/chain/connectChain.ts'
import { confirmTransaction } from '../../src/send/confirmTransaction.ts'
import type { ConfirmOptions } from '../../src/send/sendOptions.ts'
import type { EvmWallet } from '../../src/wallet/evmWallet.ts'
import { startChain, type TestChain } from '../support/chain.ts'
import { claimCall } from '../support/claims.ts'
import { deployDrop, type TestDrop } from '../support/drops.ts'
import { startSocketWithout, untilSubscribed } from '../support/socketNode.ts'
import { failureOf, transactionOf } from '../support/transactions.ts'

/** Gas prices in wei: of a transaction and of its replacement. */
const PRICE = '0x77359400'
const HIGHER_PRICE = '0xee6b2800'

describe('confirmTransaction', () => {
  let chain: TestChain
  let drop: TestDrop
  before(async () => {
    chain = await startChain()
  })
  after(() => chain.stop())

  beforeEach(async () => {
    await chain.cheats.setAutomine(true)
    drop = await deployDrop(chain, { variant: 'erc721', conditions: [{ maxClaimableSupply: 1n }] })
    await chain.cheats.setAutomine(false)
  })

  /** Sends a claim that stays pending. */
  async function sendClaim(from: EvmWallet, fields: object = {}): Promise<Hex> {
    const { to, data } = transactionOf(claimCall(drop, { from }))
    return sendRaw(from, { to, data, ...fields })
  }

  async function sendRaw({ address: from }: EvmWallet, fields: object): Promise<Hex> {
    const transaction = { from, gas: '0x7a120', nonce: '0x0', gasPrice: PRICE, ...fields }
    const params = [transaction]
    return (await chain.provider.request({ method: 'eth_sendTransaction', params })) as Hex
  }

  /** Starts waiting, and continues once the transaction has been read. */
  async function confirming(hash: Hex, options: ConfirmOptions = {}) {
    const { client } = chain.connection
    let seen = () => {}
    const isSeen = new Promise<void>((resolve) => {
      seen = resolve
    })
    const request = async (args: { method: string }, ...rest: unknown[]) => {
      const answer = await (client.request as (...args: unknown[]) => Promise<unknown>)(
        args,
        ...rest,
      )
      if (args.method === 'eth_getTransactionCount') seen()
      return answer
    }
    const connection = { ...chain.connection, client: { ...client, request } as typeof client }
    const outcome = confirmTransaction(connection, hash, options)
    outcome.catch(() => undefined)
    await isSeen
    return { outcome }
  }

  const mine = (blocks = 1) => chain.cheats.mine({ blocks })

  it('waits for the block of the transaction', async () => {
    const hash = await sendClaim(await chain.newWallet())
    const { outcome } = await confirming(hash)
    await mine()
    const { receipt } = await outcome
    expect(receipt).to.include({ status: 'success', transactionHash: hash })
  })

  it('follows new block headers over a websocket', async () => {
    // Given a clock that stands still, so that nothing is polled
    const hash = await sendClaim(await chain.newWallet())
    const { client } = connectChain(chain.url.replace('http', 'ws'))
    const clock = new FakeClock()
    const outcome = confirmTransaction({ ...chain.connection, client }, hash, {
      clock,
      confirmations: 2,
    })
    await untilSubscribed(client)
    // When the transaction is mined, and another block after it
    await mine()
    await mine()
    // Then it is confirmed, and nobody listens any more
    expect((await outcome).receipt).to.include({ status: 'success', transactionHash: hash })
    expect(clock.now()).to.equal(0)
    const socket = await client.transport.getRpcClient()
    while (socket.subscriptions.size > 0) await setImmediate()
    socket.close()
  })

  it('polls over a websocket without subscriptions', async () => {
    const node = await startSocketWithout(chain.url, 'eth_subscribe')
    const { client } = connectChain(node.url)
    const hash = await sendClaim(await chain.newWallet())
    const clock = new FakeClock()
    const outcome = confirmTransaction({ ...chain.connection, client }, hash, { clock })
    while (!clock.slept.includes(1_000)) await setImmediate()
    await mine()
    clock.advance(1_000)
    expect((await outcome).receipt.status).to.equal('success')
    node.stop()
  })

  it('waits for the given number of confirmations', async () => {
    const hash = await sendClaim(await chain.newWallet())
    const { outcome } = await confirming(hash, { confirmations: 3 })
    await mine(3)
    const { receipt } = await outcome
    expect(receipt.status).to.equal('success')
    const late = confirmTransaction(chain.connection, hash, { confirmations: 100, timeout: 100 })
    expect(await failureOf(late)).to.include({ code: 'PROMI_EVENT_TIMEOUT' })
  })

  it('follows the same call at another gas price, and reports its hash', async () => {
    const wallet = await chain.newWallet()
    const hash = await sendClaim(wallet)
    const told: string[] = []
    const { outcome } = await confirming(hash, { onSent: (each) => told.push(each) })
    const replacement = await sendClaim(wallet, { gasPrice: HIGHER_PRICE })
    await mine()
    const confirmed = await outcome
    expect(confirmed.hash).to.equal(replacement)
    expect(confirmed.receipt.status).to.equal('success')
    expect(told).to.deep.equal([replacement])
  })

  it('reports a replacement by another transaction', async () => {
    const wallet = await chain.newWallet()
    const hash = await sendClaim(wallet)
    const { outcome } = await confirming(hash)
    const fields = { to: chain.creator.address, value: '0x1', gasPrice: HIGHER_PRICE }
    const replacement = await sendRaw(wallet, fields)
    await mine(3)
    const failure = await failureOf(outcome)
    expect(failure).to.include({ code: 'TRANSACTION_REPLACED' })
    expect(failure).to.have.deep.property('context', { hash, replacement })
  })

  it('reports a cancellation in the wallet', async () => {
    const wallet = await chain.newWallet()
    const hash = await sendClaim(wallet)
    const { outcome } = await confirming(hash)
    const fields = { to: wallet.address, gasPrice: HIGHER_PRICE }
    const replacement = await sendRaw(wallet, fields)
    await mine()
    const failure = await failureOf(outcome)
    expect(failure).to.include({ code: 'TRANSACTION_CANCELLED' })
    expect(failure).to.have.deep.property('context', { hash, replacement })
  })

  it('times out where the node has dropped the transaction', async () => {
    const hash = await sendClaim(await chain.newWallet())
    await chain.cheats.dropTransaction({ hash })
    await mine()
    const heard: Error[] = []
    const options = { timeout: 200, onNodeFailure: (error: Error) => heard.push(error) }
    const failure = await failureOf(confirmTransaction(chain.connection, hash, options))
    expect(heard).to.deep.equal([failure])
    expect(failure).to.include({ code: 'PROMI_EVENT_TIMEOUT', message: 'PromiEvent timeout' })
  })

  it('waits for 30 minutes by default', async () => {
    const hash = await sendClaim(await chain.newWallet())
    await mine()
    const clock = new InstantClock(1_000)
    await confirmTransaction(chain.connection, hash, { clock })
    expect(clock.slept).to.include(30 * 60 * 1_000)
  })

  it('ends with the reason of the signal', async () => {
    const hash = await sendClaim(await chain.newWallet())
    const controller = new AbortController()
    const { outcome } = await confirming(hash, { signal: controller.signal })
    const reason = new Error('The page was closed')
    controller.abort(reason)
    expect(await failureOf(outcome)).to.equal(reason)
    await mine()
  })

  it('reports why the contract refused it on chain', async () => {
    const [one, other] = [await chain.newWallet(), await chain.newWallet()]
    const hashes = [
      await sendClaim(one, { gasPrice: HIGHER_PRICE }),
      await sendClaim(other, { gasPrice: PRICE }),
    ] as const
    await mine()
    await confirmTransaction(chain.connection, hashes[0])
    const failure = await failureOf(confirmTransaction(chain.connection, hashes[1]))
    expect(failure).to.include({ code: 'CONTRACT_REFUSED' })
    expect(failure).to.have.nested.include({
      'context.name': 'DropClaimExceedMaxSupply',
      'context.contract': drop.address,
      'context.hash': hashes[1],
    })
  })

  it('reports exhausted gas', async () => {
    const hash = await sendClaim(await chain.newWallet(), { gas: '0xc350' })
    await mine()
    const failure = await failureOf(confirmTransaction(chain.connection, hash))
    expect(failure).to.include({ code: 'GAS_EXHAUSTED' })
    expect(failure).to.have.deep.property('context', { gas: 50_000n, hash })
  })
})
