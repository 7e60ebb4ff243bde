import type { Eip1193Provider } from '@mintline/core/signing'
import { expect } from 'chai'
import type { Address } from 'viem'
import { getTransactionCount } from 'viem/actions'
import { HASTY_CLOCK } from '../../../core/test/async/_clock.ts'
import { accepted, cut } from '../../../core/test/conformance/faults.ts'
import { type NodeProxy, startNodeProxy } from '../../../core/test/conformance/nodeProxy.ts'
import { connectChain } from '../../src/chain/connectChain.ts'
import { confirmTransaction } from '../../src/send/confirmTransaction.ts'
import type { EvmTransaction } from '../../src/send/evmTransaction.ts'
import { sendTransaction } from '../../src/send/sendTransaction.ts'
import { type EvmWallet, providerWallet } from '../../src/wallet/evmWallet.ts'
import { LOCAL_NETWORK, startChain, type TestChain } from '../support/chain.ts'
import { claimCall } from '../support/claims.ts'
import { deployDrop, type TestDrop } from '../support/drops.ts'
import { failureOf, sendingProvider, transactionOf } from '../support/transactions.ts'

const PRICE = 10n ** 18n

describe('sendTransaction', () => {
  let chain: TestChain
  let drop: TestDrop
  before(async () => {
    chain = await startChain()
    drop = await deployDrop(chain, {
      variant: 'erc721',
      conditions: [{ pricePerToken: PRICE, quantityLimitPerWallet: 5n }],
    })
  })
  after(() => chain.stop())

  const claimOf = (from: EvmWallet, quantity = 1n): EvmTransaction =>
    transactionOf(claimCall(drop, { from, quantity, price: PRICE }))

  const countOf = ({ address }: EvmWallet) =>
    getTransactionCount(chain.connection.client, { address: address as Address })

  const send = (wallet: EvmWallet, transaction = claimOf(wallet)) =>
    sendTransaction(chain.connection, { wallet, transaction, network: LOCAL_NETWORK })

  /** A wallet with keys in anvil, through another provider. */
  async function walletBy(wrap: (provider: Eip1193Provider) => Eip1193Provider) {
    const { address } = await chain.newWallet()
    return providerWallet(wrap(chain.provider), address)
  }

  it('error: a wallet without an account', async () => {
    const { address, client } = await chain.newWallet()
    const wallet = { address, client: { ...client, account: undefined } } as never as EvmWallet
    expect(await failureOf(send(wallet))).to.deep.include({
      code: 'FROM_ADDRESS_NOT_SPECIFIED',
      message: 'From address not specified',
    })
  })

  for (const [kind, walletOf] of [
    ['a provider', () => chain.newWallet()],
    ['a key', async () => chain.keyWallet(1)],
  ] as const) {
    it(`sends from a wallet of ${kind}, and returns hash and receipt`, async () => {
      const wallet = await walletOf()
      const sent: string[] = []
      const input = { wallet, transaction: claimOf(wallet), network: LOCAL_NETWORK }
      const { hash, receipt } = await sendTransaction(chain.connection, input, {
        onSent: (each) => sent.push(each),
      })
      expect(sent).to.deep.equal([hash])
      expect(receipt).to.include({ status: 'success', transactionHash: hash })
      expect(receipt.from).to.equal(wallet.address)
    })
  }

  for (const gas of [undefined, 1_000_000n]) {
    it(`does not send refused calls, with ${gas ? 'gas given' : 'gas estimated'}`, async () => {
      const wallet = await chain.newWallet()
      const failure = await failureOf(send(wallet, { ...claimOf(wallet, 6n), gas }))
      expect(failure).to.include({ code: 'CONTRACT_REFUSED' })
      expect(failure).to.have.nested.include({
        'context.name': 'DropClaimExceedLimit',
        'context.contract': drop.address,
        'context.hash': undefined,
      })
      expect(await countOf(wallet)).to.equal(0)
    })
  }

  it('does not prompt a wallet on another chain', async () => {
    const wallet = await walletBy((provider) => ({
      request: async (args) => (args.method === 'eth_chainId' ? '0x1' : provider.request(args)),
    }))
    const failure = await failureOf(send(wallet))
    expect(failure).to.include({ code: 'CHAIN_MISMATCH' })
    expect(failure).to.have.deep.property('context', { current: 1, required: 31_337 })
  })

  it('ends where the user declines', async () => {
    const refusal = Object.assign(new Error('User rejected the request.'), { code: 4001 })
    const wallet = await walletBy((provider) =>
      sendingProvider(provider, () => Promise.reject(refusal)),
    )
    expect(await failureOf(send(wallet))).to.include({
      code: 'TRANSACTION_REJECTED',
      message: 'Transaction was rejected',
    })
  })

  it('reports what the wallet has and needs', async () => {
    const wallet = await chain.newWallet(PRICE / 2n)
    const failure = await failureOf(send(wallet))
    expect(failure).to.include({
      code: 'FUNDS_TOO_LOW',
      message: `The wallet ${wallet.address} has 0.5 ETH but needs at least 1 ETH: add the difference`,
    })
  })

  it('includes gas where the wallet has only the price', async () => {
    const wallet = chain.keyWallet(2)
    const address = wallet.address as Address
    await chain.cheats.setBalance({ address, value: PRICE + 1n })
    const failure = await failureOf(send(wallet))
    expect(failure).to.include({ code: 'FUNDS_TOO_LOW' })
    expect(failure).to.have.nested.include({ 'context.balance': PRICE + 1n })
    const { needed } = (failure as { context: { needed: bigint } }).context
    expect(needed > PRICE + 1n).to.equal(true)
  })

  it('retries without gas options where the wallet rejects them', async () => {
    const asked: string[][] = []
    const wallet = await walletBy((provider) =>
      sendingProvider(provider, async (transaction) => {
        asked.push(Object.keys(transaction))
        if ('gas' in transaction) {
          throw { code: -32602, message: 'Missing or invalid parameters.' }
        }
        return provider.request({ method: 'eth_sendTransaction', params: [transaction] })
      }),
    )
    expect((await send(wallet)).receipt.status).to.equal('success')
    expect(asked.map((keys) => keys.includes('gas'))).to.deep.equal([true, false])
  })

  it('uses the estimate of the reserve node where gas runs out', async () => {
    const proxy = await startNodeProxy(chain.url)
    try {
      const connection = connectChain(chain.url, { pollingInterval: 5, reserve: proxy.url })
      let times = 0
      const wallet = await walletBy((provider) =>
        sendingProvider(provider, async (transaction) => {
          times += 1
          if (times === 1) throw { code: -32000, message: 'out of gas' }
          return provider.request({ method: 'eth_sendTransaction', params: [transaction] })
        }),
      )
      const input = { wallet, transaction: claimOf(wallet), network: LOCAL_NETWORK }
      const { receipt } = await sendTransaction(connection, input)
      expect(receipt.status).to.equal('success')
      expect([times, proxy.asked]).to.deep.equal([2, ['eth_estimateGas']])
    } finally {
      await proxy.close()
    }
  })

  it('estimates nothing on networks whose contracts count coins in other decimals', async () => {
    const proxy = await startNodeProxy(chain.url)
    try {
      const connection = connectChain(proxy.url, { pollingInterval: 5, reserve: proxy.url })
      const network = { ...LOCAL_NETWORK, contractDecimals: 8 }
      const wallet = await chain.newWallet()
      const transaction = { ...claimOf(wallet), gas: 8_000_000n }
      const { receipt } = await sendTransaction(connection, { wallet, transaction, network })
      expect(receipt.status).to.equal('success')
      const poor = await walletBy((provider) =>
        sendingProvider(provider, () => Promise.reject({ code: -32000, message: 'out of gas' })),
      )
      const failure = await failureOf(
        sendTransaction(connection, { wallet: poor, transaction, network }),
      )
      expect(failure).to.include({ code: 'GAS_EXHAUSTED' })
      expect(proxy.asked.filter((method) => /estimate|eth_call/.test(method))).to.deep.equal([])
    } finally {
      await proxy.close()
    }
  })

  it('fails with GAS_EXHAUSTED without a reserve node', async () => {
    const wallet = await walletBy((provider) =>
      sendingProvider(provider, () => Promise.reject({ code: -32000, message: 'out of gas' })),
    )
    expect(await failureOf(send(wallet))).to.include({ code: 'GAS_EXHAUSTED' })
  })

  it('reports a nonce already used', async () => {
    const wallet = await walletBy((provider) =>
      sendingProvider(provider, (transaction) =>
        provider.request({
          method: 'eth_sendTransaction',
          params: [{ ...transaction, nonce: '0x0' }],
        }),
      ),
    )
    await send(wallet)
    expect(await failureOf(send(wallet))).to.include({ code: 'NONCE_TOO_LOW' })
  })

  it('reports a gas price too low for a replacement', async () => {
    const wallet = await walletBy((provider) =>
      sendingProvider(provider, (transaction) =>
        provider.request({
          method: 'eth_sendTransaction',
          params: [{ ...transaction, nonce: '0x0', gasPrice: '0x77359400' }],
        }),
      ),
    )
    await chain.cheats.setAutomine(false)
    try {
      const gasPrice = '0xee6b2800'
      const first = { from: wallet.address, to: wallet.address, nonce: '0x0', gasPrice }
      await chain.provider.request({ method: 'eth_sendTransaction', params: [first] })
      expect(await failureOf(send(wallet))).to.include({ code: 'TRANSACTION_UNDERPRICED' })
    } finally {
      await chain.cheats.setAutomine(true)
      await chain.cheats.mine({ blocks: 1 })
    }
  })

  it('sends nothing after an abort', async () => {
    const wallet = await chain.newWallet()
    const reason = new Error('The page was closed')
    const input = { wallet, transaction: claimOf(wallet), network: LOCAL_NETWORK }
    const sending = sendTransaction(chain.connection, input, { signal: AbortSignal.abort(reason) })
    expect(await failureOf(sending)).to.equal(reason)
    expect(await countOf(wallet)).to.equal(0)
  })

  it('reports the hash of a transaction sent by the wallet after an abort', async () => {
    const controller = new AbortController()
    const reason = new Error('The page was closed')
    const wallet = await walletBy((provider) =>
      sendingProvider(provider, (transaction) => {
        controller.abort(reason)
        return provider.request({ method: 'eth_sendTransaction', params: [transaction] })
      }),
    )
    const input = { wallet, transaction: claimOf(wallet), network: LOCAL_NETWORK }
    let sending: Promise<unknown> = Promise.resolve()
    const hash = await new Promise<string>((onSent) => {
      sending = sendTransaction(chain.connection, input, { signal: controller.signal, onSent })
      sending.catch(() => undefined)
    })
    expect(await failureOf(sending)).to.equal(reason)
    const { receipt } = await confirmTransaction(chain.connection, hash)
    expect(receipt.status).to.equal('success')
  })

  describe('with an unreliable node', () => {
    let proxy: NodeProxy
    beforeEach(async () => {
      proxy = await startNodeProxy(chain.url)
    })
    afterEach(() => proxy.close())

    it('keeps waiting until the node is back', async () => {
      const wallet = await chain.newWallet()
      let left = 12
      const connection = connectChain(proxy.url, { pollingInterval: 1_000 })
      const input = { wallet, transaction: claimOf(wallet), network: LOCAL_NETWORK }
      const failures: string[] = []
      const { receipt } = await sendTransaction(connection, input, {
        clock: HASTY_CLOCK,
        onSent: () => proxy.setFault(() => (left-- > 0 ? cut : undefined)),
        onNodeFailure: ({ code }) => failures.push(code),
      })
      expect(receipt.status).to.equal('success')
      expect(new Set(failures)).to.deep.equal(new Set(['NODE_NOT_AVAILABLE']))
    })

    it('does not resend a transaction whose response was lost', async () => {
      const connection = connectChain(proxy.url, { pollingInterval: 5 })
      const wallet = chain.keyWallet(3, connection)
      let isLost = false
      proxy.setFault((method) => {
        if (method !== 'eth_sendRawTransaction' || isLost) return undefined
        isLost = true
        return accepted(cut)
      })
      const input = { wallet, transaction: claimOf(wallet), network: LOCAL_NETWORK }
      await chain.cheats.setAutomine(false)
      try {
        const sending = sendTransaction(connection, input, {
          clock: HASTY_CLOCK,
          onSent: () => void chain.cheats.mine({ blocks: 1 }),
        })
        expect((await sending).receipt.status).to.equal('success')
        expect(await countOf(wallet)).to.equal(1)
      } finally {
        await chain.cheats.setAutomine(true)
      }
    })
  })
})
