import { expect } from 'chai'
import type { Address } from 'viem'
import { getTransactionCount } from 'viem/actions'
import { PollingClock } from '../../../core/test/async/_clock.ts'
import { resumeTransaction } from '../../src/send/resumeTransaction.ts'
import type { SignedTransaction } from '../../src/send/sendOptions.ts'
import { sendTransaction } from '../../src/send/sendTransaction.ts'
import type { EvmWallet } from '../../src/wallet/evmWallet.ts'
import { LOCAL_NETWORK, startChain, type TestChain } from '../support/chain.ts'

describe('resumeTransaction', () => {
  let chain: TestChain
  before(async () => {
    chain = await startChain()
  })
  after(() => chain.stop())

  const transfer = {
    to: '0x00000000000000000000000000000000000000aa',
    data: '0x',
    value: 1n,
  } as const
  const countOf = ({ address }: EvmWallet) =>
    getTransactionCount(chain.connection.client, { address: address as Address })

  /** A transaction as a run leaves it that ends before it is sent. */
  async function leftBy(wallet: EvmWallet): Promise<SignedTransaction> {
    const controller = new AbortController()
    let left: SignedTransaction | undefined
    const input = { wallet, transaction: transfer, network: LOCAL_NETWORK }
    await sendTransaction(chain.connection, input, {
      signal: controller.signal,
      beforeSend: (signed) => {
        left = signed
        controller.abort(new Error('ended'))
      },
    }).catch(() => undefined)
    if (!left) throw new Error('Nothing was signed')
    return left
  }

  it('sends what was signed but not sent, once', async () => {
    const wallet = chain.keyWallet(1)
    const left = await leftBy(wallet)
    expect(await countOf(wallet)).to.equal(0)
    const first = await resumeTransaction(chain.connection, left)
    const second = await resumeTransaction(chain.connection, left)
    expect(first?.hash).to.equal(left.hash)
    expect(second?.receipt.blockHash).to.equal(first?.receipt.blockHash)
    expect(await countOf(wallet)).to.equal(1)
  })

  it('only looks up a transaction without its bytes', async () => {
    const wallet = chain.keyWallet(2)
    const { hash } = await leftBy(wallet)
    const options = { clock: new PollingClock(), pollingInterval: 1_000 }
    expect(await resumeTransaction(chain.connection, { hash }, options)).to.equal(undefined)
    expect(await countOf(wallet)).to.equal(0)
  })

  it('gives up a transaction whose nonce has been used', async () => {
    const wallet = chain.keyWallet(3)
    const left = await leftBy(wallet)
    const input = { wallet, transaction: { ...transfer, value: 2n }, network: LOCAL_NETWORK }
    await sendTransaction(chain.connection, input)
    expect(await resumeTransaction(chain.connection, left)).to.equal(undefined)
    expect(await countOf(wallet)).to.equal(1)
  })
})
