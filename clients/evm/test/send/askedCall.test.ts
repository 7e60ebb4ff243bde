import { expect } from 'chai'
import { getBlockNumber } from 'viem/actions'
import { PollingClock } from '../../../core/test/async/_clock.ts'
import {
  type Answers,
  recordingProvider,
} from '../../../core/test/signing/support/recordingProvider.ts'
import { connectChain } from '../../src/chain/connectChain.ts'
import { fetchNetwork } from '../../src/chain/connection.ts'
import { findAskedCall, isNumbered, prepareAskedCall } from '../../src/send/askedCall.ts'
import { sendTransaction } from '../../src/send/sendTransaction.ts'
import { type EvmWallet, providerWallet } from '../../src/wallet/evmWallet.ts'
import { startChain, type TestChain } from '../support/chain.ts'
import { deployDrop } from '../support/drops.ts'
import { failureOf } from '../support/transactions.ts'

const RECEIVER = '0x00000000000000000000000000000000000000aa'

describe('findAskedCall', () => {
  let chain: TestChain
  before(async () => {
    chain = await startChain()
  })
  after(() => chain.stop())

  const callOf = ({ address: from }: EvmWallet, value = 1n) => ({ from, to: RECEIVER, value })
  const sendBy = ({ address: from }: EvmWallet, value: string) => {
    const params = [{ from, to: RECEIVER, value }]
    return chain.provider.request({ method: 'eth_sendTransaction', params })
  }
  const prepared = async (wallet: EvmWallet) => {
    const call = await prepareAskedCall(chain.connection, callOf(wallet))
    return isNumbered(call) ? call : expect.fail('It is a contract')
  }
  const nodeWith = (answers: Answers) => {
    const { provider, asked } = recordingProvider(answers, chain.provider)
    return { connection: connectChain(provider, { pollingInterval: 1_000 }), asked }
  }
  const blocksOf = (asked: readonly string[]) =>
    asked.filter((method) => method === 'eth_getBlockByNumber').length

  it('finds it behind another transaction, and many blocks later, in few requests', async () => {
    const wallet = await chain.newWallet()
    const call = await prepared(wallet)
    await sendBy(wallet, '0x2')
    const hash = await sendBy(wallet, '0x1')
    await chain.cheats.mine({ blocks: 1_000 })
    const node = nodeWith({})
    expect(await findAskedCall(node.connection, call)).to.deep.equal({ hash, takenBy: undefined })
    expect(blocksOf(node.asked)).to.equal(2)
  })

  it('tells what took its nonce', async () => {
    const wallet = await chain.newWallet()
    const call = await prepared(wallet)
    const takenBy = await sendBy(wallet, '0x2')
    const found = await findAskedCall(chain.connection, call)
    expect(found).to.deep.equal({ hash: undefined, takenBy })
  })

  it('waits for a pending transaction to be mined', async () => {
    const wallet = await chain.newWallet()
    const call = await prepared(wallet)
    await chain.cheats.setAutomine(false)
    const hash = await sendBy(wallet, '0x1')
    const finding = findAskedCall(chain.connection, call)
    await chain.cheats.mine({ blocks: 1 })
    await chain.cheats.setAutomine(true)
    expect(await finding).to.deep.equal({ hash, takenBy: undefined })
  })

  it('finds a recent call where a node keeps no old state', async () => {
    const wallet = await chain.newWallet()
    const call = await prepared(wallet)
    await chain.cheats.mine({ blocks: 500 })
    const hash = await sendBy(wallet, '0x1')
    const latest = await getBlockNumber(chain.connection.client, { cacheTime: 0 })
    const { connection } = nodeWith(keepingFrom(latest))
    expect(await findAskedCall(connection, call)).to.deep.equal({ hash, takenBy: undefined })
  })

  it('error: a node without blocks that old, which leaves the outcome unknown', async () => {
    const wallet = await chain.newWallet()
    const call = await prepared(wallet)
    await sendBy(wallet, '0x1')
    await chain.cheats.mine({ blocks: 600 })
    const latest = await getBlockNumber(chain.connection.client, { cacheTime: 0 })
    const { connection } = nodeWith(keepingFrom(latest))
    const failure = await failureOf(findAskedCall(connection, call, { clock: new PollingClock() }))
    expect(failure).to.deep.include({
      code: 'ASKED_CALL_UNKNOWN',
      message: `It is not known whether ${call.from} sent it: the account used nonce 0 after block ${call.sinceBlock}, and the node no longer shows for what. Nothing is sent twice: try again with a node that keeps all blocks`,
    })
  })

  it('has no nonce for a contract, which it would tell nothing', async () => {
    const { address: from } = await deployDrop(chain, { variant: 'erc721' })
    const call = await prepareAskedCall(chain.connection, { from, to: RECEIVER })
    expect(isNumbered(call)).to.equal(false)
  })

  it('is read once for a wallet that finds its calls by itself, and for a record', async () => {
    const { provider, asked } = recordingProvider({}, chain.provider)
    const own = await chain.newWallet()
    const handed: object[] = []
    const wallet = {
      ...providerWallet(provider, own.address),
      beforeAsk: (call: object) => handed.push(call),
    }
    const recorded: object[] = []
    const network = await fetchNetwork(chain.connection)
    const transaction = { to: RECEIVER, data: '0x', value: 1n } as const
    const input = { wallet, network, transaction }
    const beforeAsk = (call: object) => void recorded.push(call)
    await sendTransaction(connectChain(provider), input, { beforeAsk })
    expect(recorded).to.have.length(1)
    expect(handed).to.deep.equal(recorded)
    expect(asked.filter((method) => method === 'eth_getCode')).to.have.length(1)
    // Nobody else needs it
    await sendTransaction(connectChain(provider), { ...input, wallet: own })
    expect(asked.filter((method) => method === 'eth_getCode')).to.have.length(1)
  })

  /** Answers of a node that has pruned the state of older blocks. */
  const keepingFrom = (first: bigint): Answers => ({
    eth_getTransactionCount: (params) => {
      const [, block] = params as readonly [string, string]
      if (block.startsWith('0x') && BigInt(block) < first) {
        throw { code: -32000, message: 'missing trie node: state is not available' }
      }
      return chain.provider.request({ method: 'eth_getTransactionCount', params })
    },
  })
})
