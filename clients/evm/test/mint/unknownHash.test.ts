import type { Eip1193Provider } from '@mintline/core/signing'
import { expect } from 'chai'
import { type Address, type Hex, numberToHex, toHex } from 'viem'
import { getBalance } from 'viem/actions'
import { PollingClock } from '../../../core/test/async/_clock.ts'
import { connectChain } from '../../src/chain/connectChain.ts'
import { type MintProgress, mintItems } from '../../src/mint/mintItems.ts'
import { sendTransaction } from '../../src/send/sendTransaction.ts'
import { type EvmWallet, providerWallet } from '../../src/wallet/evmWallet.ts'
import { LOCAL_NETWORK, startChain, type TestChain } from '../support/chain.ts'
import { claimCall } from '../support/claims.ts'
import { deployDrop, type TestDrop } from '../support/drops.ts'
import { deployToken } from '../support/token.ts'
import { type AskedTransaction, failureOf, sendingProvider } from '../support/transactions.ts'

const PRICE = 10n ** 15n
/** Of a vault's proposal or a bundler's operation: no transaction has it. */
const FOREIGN_HASH = `0x${'5a'.repeat(32)}`

describe('a mint whose wallet returns no hash that a node knows', () => {
  let chain: TestChain
  let drop: TestDrop
  before(async () => {
    chain = await startChain()
    drop = await deployDrop(chain, { variant: 'erc721', conditions: [{ pricePerToken: PRICE }] })
  })
  after(() => chain.stop())

  const pass = (transaction: AskedTransaction) =>
    chain.provider.request({ method: 'eth_sendTransaction', params: [transaction] })

  /** A wallet that sends only once the page has been told to wait, and answers with something else. */
  async function vault(answer: unknown) {
    const { address } = await chain.newWallet()
    const held: AskedTransaction[] = []
    const provider: Eip1193Provider = sendingProvider(chain.provider, async (transaction) => {
      held.push(transaction)
      return answer
    })
    const wallet = providerWallet(provider, address)
    const sign = async () => {
      for (const transaction of held.splice(0)) await pass(transaction)
    }
    return { wallet, sign, owner: providerWallet(chain.provider, address) }
  }

  function mint(wallet: EvmWallet, sign: () => Promise<void>, contract: Address = drop.address) {
    const told: MintProgress[] = []
    const result = mintItems(
      connectChain(chain.url, { pollingInterval: 1_000 }),
      { contract, wallet, quantity: 2n },
      {
        clock: new PollingClock(),
        onProgress: (progress) => {
          told.push(progress)
          if (progress.isUnseen) void sign()
        },
      },
    )
    return { result, told }
  }

  const ANSWERS: Record<string, unknown> = {
    'nothing at all': null,
    'a hash of its own': FOREIGN_HASH,
    'the id of a batch of calls': { id: '0x7f' },
    'a text': 'proposed',
  }
  for (const [name, answer] of Object.entries(ANSWERS)) {
    it(`is found by its claim: ${name}`, async () => {
      const { wallet, sign, owner } = await vault(answer)
      // Given claims of others, of the wallet before, and of another number of items
      await chain.execute(
        claimCall(drop, { from: await chain.newWallet(), quantity: 2n, price: PRICE }),
      )
      await chain.execute(claimCall(drop, { from: owner, quantity: 2n, price: PRICE }))
      const { result, told } = mint(wallet, async () => {
        await chain.execute(claimCall(drop, { from: owner, quantity: 1n, price: PRICE }))
        await sign()
      })
      const { hash, items } = await result
      const receipt = await chain.connection.client.request({
        method: 'eth_getTransactionReceipt',
        params: [hash as Hex],
      })
      expect(receipt?.from).to.equal(wallet.address)
      expect(items).to.have.length(2)
      // Then it was told that nobody knows it, before its hash was known
      const unseen = told.filter(({ isUnseen }) => isUnseen)
      expect(unseen.map(({ stage }) => stage)).to.deep.equal(['confirming'])
      expect(told.at(-1)).to.include({ stage: 'reading items', hash, isUnseen: false })
      // And five items were paid: one claim before, one beside it, and this one
      const paid = 100n * 10n ** 18n - (await getBalance(chain.connection.client, wallet))
      expect(paid / PRICE).to.equal(5n)
    })
  }

  it('is found after its approval was found', async () => {
    const { wallet, sign } = await vault(FOREIGN_HASH)
    const token = await deployToken(chain, wallet)
    const priced = await deployDrop(chain, {
      variant: 'erc721',
      conditions: [{ pricePerToken: 30n, currency: token }],
    })
    const { result, told } = mint(wallet, sign, priced.address)
    expect((await result).items).to.have.length(2)
    const unseen = told.filter(({ isUnseen }) => isUnseen)
    expect(unseen.map(({ stage }) => stage)).to.deep.equal(['approving', 'confirming'])
  })

  it('is found where the wallet sends it twice, and says that its nonce is used', async () => {
    const { address } = await chain.newWallet()
    const wallet = providerWallet(
      sendingProvider(chain.provider, async (transaction) => {
        await pass(transaction)
        throw { code: -32000, message: 'nonce too low' }
      }),
      address,
    )
    const { items } = await mint(wallet, async () => undefined).result
    expect(items).to.have.length(2)
  })

  it('error: the nonce is used, and nothing was claimed', async () => {
    const { address } = await chain.newWallet()
    const refusing = sendingProvider(chain.provider, () =>
      Promise.reject({ code: -32000, message: 'nonce too low' }),
    )
    const { result } = mint(providerWallet(refusing, address), async () => undefined)
    expect(await failureOf(result)).to.include({ code: 'NONCE_TOO_LOW' })
  })

  it('error: of a transaction without effects to search for', async () => {
    const { wallet } = await vault(null)
    const transaction = { to: numberToHex(1n, { size: 20 }), data: toHex('') } as const
    const input = { wallet, transaction, network: LOCAL_NETWORK }
    expect(await failureOf(sendTransaction(chain.connection, input))).to.include({
      code: 'TRANSACTION_HASH_MISSING',
    })
  })
})
