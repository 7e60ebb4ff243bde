import { expect } from 'chai'
import { type Address, numberToHex } from 'viem'
import { getTransactionCount } from 'viem/actions'
import { HASTY_CLOCK } from '../../../core/test/async/_clock.ts'
import { accepted, cut } from '../../../core/test/conformance/faults.ts'
import { startNodeProxy } from '../../../core/test/conformance/nodeProxy.ts'
import { connectChain } from '../../src/chain/connectChain.ts'
import { mintItems } from '../../src/mint/mintItems.ts'
import { sendTransaction } from '../../src/send/sendTransaction.ts'
import type { EvmWallet } from '../../src/wallet/evmWallet.ts'
import { LOCAL_NETWORK, startChain, type TestChain } from '../support/chain.ts'
import { deployDrop } from '../support/drops.ts'
import { deployToken } from '../support/token.ts'
import { failureOf } from '../support/transactions.ts'

describe('nonces of wallets that sign here', () => {
  let chain: TestChain
  before(async () => {
    chain = await startChain()
  })
  after(() => chain.stop())

  const receiver = numberToHex(0xaan, { size: 20 })
  const transfer = { to: receiver, data: '0x', value: 1n } as const
  const countOf = ({ address }: EvmWallet) =>
    getTransactionCount(chain.connection.client, { address: address as Address })

  /** Sends a transaction of the wallet by other means, which uses its next nonce. */
  const sendElsewhere = ({ address }: EvmWallet) =>
    chain.provider.request({
      method: 'eth_sendTransaction',
      params: [{ from: address, to: receiver, value: '0x1' }],
    })

  /** The same, until it is mined: anvil takes a moment. */
  async function mineElsewhere(wallet: EvmWallet): Promise<void> {
    const count = await countOf(wallet)
    await sendElsewhere(wallet)
    while ((await countOf(wallet)) === count);
  }

  it('are fetched again where the wallet sends something else during a mint', async () => {
    // Given a wallet that sends something else once its claim is signed
    const { address: contract } = await deployDrop(chain, { variant: 'erc721' })
    const wallet = chain.keyWallet(1)
    const signed: string[] = []
    const beforeSend = async ({ hash }: { hash: string }) => {
      if (signed.push(hash) === 1) await mineElsewhere(wallet)
    }
    // When it mints
    const mint = { contract, wallet, quantity: 1n }
    const { hash, items } = await mintItems(chain.connection, mint, { beforeSend })
    // Then it has minted once, by the second signature, which was recorded too
    expect(items).to.have.length(1)
    expect(signed).to.have.length(2)
    expect(signed[1]).to.equal(hash)
    expect(await countOf(wallet)).to.equal(2)
  })

  it('error: the wallet sends something else again', async () => {
    const wallet = chain.keyWallet(2)
    let signatures = 0
    const failure = await failureOf(
      sendTransaction(
        chain.connection,
        { wallet, transaction: transfer, network: LOCAL_NETWORK },
        {
          beforeSend: async () => {
            signatures += 1
            await mineElsewhere(wallet)
          },
        },
      ),
    )
    expect(failure).to.include({ code: 'NONCE_TOO_LOW' })
    expect(signatures).to.equal(2)
    expect(await countOf(wallet)).to.equal(2)
  })

  it('count pending transactions', async () => {
    const wallet = chain.keyWallet(3)
    await chain.cheats.setAutomine(false)
    try {
      await sendElsewhere(wallet)
      const { receipt } = await sendTransaction(
        chain.connection,
        { wallet, transaction: transfer, network: LOCAL_NETWORK },
        { onSent: () => void chain.cheats.mine({ blocks: 1 }) },
      )
      expect(receipt.status).to.equal('success')
      expect(await countOf(wallet)).to.equal(2)
    } finally {
      await chain.cheats.setAutomine(true)
    }
  })

  it('are not used again for a mined transaction whose response was lost', async () => {
    const proxy = await startNodeProxy(chain.url)
    try {
      const connection = connectChain(proxy.url, { pollingInterval: 5 })
      const wallet = chain.keyWallet(4, connection)
      let isLost = false
      proxy.setFault((method) => {
        if (method !== 'eth_sendRawTransaction' || isLost) return undefined
        isLost = true
        return accepted(cut)
      })
      const signed: string[] = []
      const { hash } = await sendTransaction(
        connection,
        { wallet, transaction: transfer, network: LOCAL_NETWORK },
        { clock: HASTY_CLOCK, beforeSend: (each) => void signed.push(each.hash) },
      )
      expect(signed).to.deep.equal([hash])
      expect(await countOf(wallet)).to.equal(1)
    } finally {
      await proxy.close()
    }
  })

  it('follow one another in an approval and its claim', async () => {
    const wallet = chain.keyWallet(5)
    const token = await deployToken(chain, wallet)
    const { address: contract } = await deployDrop(chain, {
      variant: 'erc721',
      conditions: [{ pricePerToken: 30n, currency: token }],
    })
    let signatures = 0
    const { items } = await mintItems(
      chain.connection,
      { contract, wallet, quantity: 1n },
      {
        beforeSend: () => {
          signatures += 1
        },
      },
    )
    expect(items).to.have.length(1)
    expect(signatures).to.equal(2)
    expect(await countOf(wallet)).to.equal(2)
  })
})
