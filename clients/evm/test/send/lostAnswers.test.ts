import { expect } from 'chai'
import { type Address, numberToHex } from 'viem'
import { getBalance, getTransactionCount } from 'viem/actions'
import { PollingClock } from '../../../core/test/async/_clock.ts'
import {
  type Answers,
  failing,
  recordingProvider,
} from '../../../core/test/signing/support/recordingProvider.ts'
import { connectChain } from '../../src/chain/connectChain.ts'
import { resumeTransaction } from '../../src/send/resumeTransaction.ts'
import type { SignedTransaction } from '../../src/send/sendOptions.ts'
import { sendTransaction } from '../../src/send/sendTransaction.ts'
import { LOCAL_NETWORK, startChain, type TestChain } from '../support/chain.ts'
import { failureOf } from '../support/transactions.ts'

const SEND = 'eth_sendRawTransaction'

describe('a transaction whose bytes may have left', () => {
  let chain: TestChain
  before(async () => {
    chain = await startChain()
  })
  after(() => chain.stop())

  const receiver = numberToHex(0xaan, { size: 20 })
  const transaction = { to: receiver, data: '0x', value: 1n } as const
  const received = () => getBalance(chain.connection.client, { address: receiver })
  const pass = (method: string, params: readonly unknown[]) =>
    chain.provider.request({ method, params })

  /** A wallet whose node answers some methods in its own way, and its connection. */
  function faulty(index: number, answers: Answers) {
    const { provider, asked } = recordingProvider(answers, chain.provider)
    const connection = connectChain(provider, { pollingInterval: 1_000 })
    const wallet = chain.keyWallet(index, connection)
    const send = (options: Parameters<typeof sendTransaction>[2] = {}) =>
      sendTransaction(
        connection,
        { wallet, transaction, network: LOCAL_NETWORK },
        { clock: new PollingClock(), ...options },
      )
    const countOf = () =>
      getTransactionCount(chain.connection.client, { address: wallet.address as Address })
    return { connection, wallet, asked, send, countOf }
  }

  /** A node that accepts the first bytes without an answer, and refuses them from then on. */
  function losing(refusal: string): Answers[string] {
    let times = 0
    return async (params) => {
      times += 1
      if (times > 1) throw { code: -32000, message: refusal }
      await pass(SEND, params)
      throw new TypeError('fetch failed')
    }
  }

  /** A node that does not know a transaction the first times that it is asked. */
  function forgetting(method: string, times: number): Answers[string] {
    let left = times
    return (params) => (left-- > 0 ? null : pass(method, params))
  }

  const REFUSALS = [
    'nonce too low',
    'insufficient funds for gas * price + value',
    'execution reverted: DropClaimExceedLimit',
    'replacement transaction underpriced',
  ]
  for (const [at, refusal] of REFUSALS.entries()) {
    it(`is confirmed once, though the node calls it "${refusal}" when it is sent again`, async () => {
      const before = await received()
      const node = faulty(at + 1, {
        [SEND]: losing(refusal),
        eth_getTransactionByHash: forgetting('eth_getTransactionByHash', 3),
        eth_getTransactionReceipt: forgetting('eth_getTransactionReceipt', 3),
      })
      const sent: string[] = []
      const { hash, receipt } = await node.send({ onSent: (each) => sent.push(each) })
      expect(receipt.status).to.equal('success')
      expect(sent).to.deep.equal([hash])
      expect((await received()) - before).to.equal(1n)
      expect(await node.countOf()).to.equal(1)
    })
  }

  it('is confirmed, where one node behind an address has it and another calls its nonce used', async () => {
    // Given one answer to one request, which went to two nodes
    const node = faulty(5, {
      [SEND]: async (params) => {
        await pass(SEND, params)
        throw { code: -32000, message: 'nonce too low: next nonce 1, tx nonce 0' }
      },
      eth_getTransactionByHash: forgetting('eth_getTransactionByHash', 2),
    })
    const signed: string[] = []
    const { hash } = await node.send({ beforeSend: (each) => void signed.push(each.hash) })
    expect(signed).to.deep.equal([hash])
    expect(await node.countOf()).to.equal(1)
  })

  it('takes the nonce after its own last one, whatever a node that is behind says', async () => {
    let isBehind = false
    const node = faulty(6, {
      eth_getTransactionCount: (params) =>
        isBehind ? '0x0' : pass('eth_getTransactionCount', params),
    })
    await node.send()
    isBehind = true
    const signed: string[] = []
    const { receipt } = await node.send({ beforeSend: (each) => void signed.push(each.hash) })
    expect(receipt.status).to.equal('success')
    expect(signed).to.have.length(1)
    expect(await node.countOf()).to.equal(2)
  })

  it('is sent again where the node has dropped it', async () => {
    let times = 0
    const node = faulty(7, {
      [SEND]: (params) => {
        times += 1
        return times > 1 ? pass(SEND, params) : numberToHex(1n, { size: 32 })
      },
    })
    const { receipt } = await node.send()
    expect(receipt.status).to.equal('success')
    expect(times).to.equal(2)
    expect(await node.countOf()).to.equal(1)
  })

  it('error: never arrived, and refused since for lack of funds; its hash is told', async () => {
    let times = 0
    const node = faulty(8, {
      [SEND]: () => {
        times += 1
        if (times === 1) throw new TypeError('fetch failed')
        throw { code: -32000, message: 'insufficient funds for gas * price + value' }
      },
    })
    const sent: string[] = []
    const failure = await failureOf(node.send({ onSent: (each) => sent.push(each) }))
    expect(failure).to.include({ code: 'FUNDS_TOO_LOW' })
    expect(sent).to.have.length(1)
    expect(await node.countOf()).to.equal(0)
  })

  it('of an earlier run is found, though its node refuses the bytes and shows it late', async () => {
    const signed: SignedTransaction[] = []
    await faulty(9, {}).send({ beforeSend: (each) => void signed.push(each) })
    const [{ hash, serialized }] = signed as [SignedTransaction]
    const late = faulty(9, {
      [SEND]: failing('nonce too low', -32000),
      eth_getTransactionByHash: forgetting('eth_getTransactionByHash', 3),
      eth_getTransactionCount: forgetting('eth_getTransactionCount', 0),
    })
    const clock = new PollingClock()
    const found = await resumeTransaction(late.connection, { hash, serialized }, { clock })
    expect(found?.hash).to.equal(hash)
    const unsigned = faulty(9, {
      eth_getTransactionByHash: forgetting('eth_getTransactionByHash', 3),
    })
    expect((await resumeTransaction(unsigned.connection, { hash }, { clock }))?.hash).to.equal(hash)
  })
})
