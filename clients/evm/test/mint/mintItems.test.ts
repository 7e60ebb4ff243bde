import { expect } from 'chai'
import { type Address, erc20Abi, type Hex, toEventSelector } from 'viem'
import { getBalance, readContract } from 'viem/actions'
import { failureOf } from '../../../core/test/signing/support/failureOf.ts'
import { tokensClaimedEvent } from '../../src/generated/openEdition/abi.ts'
import { fetchDropItems } from '../../src/mint/fetchDropItems.ts'
import { type MintProgress, mintItems } from '../../src/mint/mintItems.ts'
import { prepareMint } from '../../src/mint/prepareMint.ts'
import { providerWallet } from '../../src/wallet/evmWallet.ts'
import { startChain, type TestChain } from '../support/chain.ts'
import { CURRENT_BUILDS, deployDrop } from '../support/drops.ts'
import { deployToken } from '../support/token.ts'
import { sendingProvider } from '../support/transactions.ts'

describe('mintItems on EVM chains', () => {
  let chain: TestChain
  before(async () => {
    chain = await startChain()
  })
  after(() => chain.stop())

  for (const build of CURRENT_BUILDS) {
    it(`mints items of one token id (${build})`, async () => {
      const { address } = await deployDrop(chain, {
        variant: 'erc1155',
        build,
        conditions: [{ pricePerToken: 1_000n }],
        baseUri: 'data:application/json,{"name":"Sun","image":"https://a.example/1"}?',
      })
      const wallet = await chain.newWallet()
      const contract = `ETHEREUM:${address}:0`
      const { items } = await mintItems(chain.connection, { contract, wallet, quantity: 4n })
      const itemId = `ETHEREUM:${address.toLowerCase()}:0`
      expect(items.map((item) => item.itemId)).to.deep.equal([itemId])
      const [item] = await fetchDropItems(chain.connection, { contract, itemIds: [itemId] })
      expect(item?.owner).to.equal(undefined)
    })

    it(`approves the exact price in tokens, then claims (${build})`, async () => {
      // Given a drop with a price in tokens
      const wallet = await chain.newWallet()
      const token = await deployToken(chain, wallet)
      const condition = { pricePerToken: 30n, currency: token }
      const { address } = await deployDrop(chain, {
        variant: 'erc721',
        build,
        conditions: [condition],
      })
      const balance = (of: string) => tokensOf(token, of)
      const before = await balance(wallet.address)

      // When the wallet mints two items
      const quote = await prepareMint(chain.connection, {
        contract: address,
        wallet: wallet.address,
        quantity: 2n,
      })
      expect(quote.transactions.approval).not.to.equal(undefined)
      expect(quote.currency).to.deep.include({ symbol: 'COIN', decimals: 18 })
      const steps: MintProgress[] = []
      const mint = { contract: address, wallet, quantity: 2n }
      const { items } = await mintItems(chain.connection, mint, {
        onProgress: (progress) => steps.push(progress),
      })

      // Then it has paid the price, and no approval remains
      expect(items).to.have.length(2)
      expect(before - (await balance(wallet.address))).to.equal(60n)
      expect(
        await readContract(chain.connection.client, {
          address: token,
          abi: erc20Abi,
          functionName: 'allowance',
          args: [wallet.address, address],
        }),
      ).to.equal(0n)
      expect(steps.map(({ stage }) => stage)).to.deep.equal([
        'checking',
        'approving',
        'approving',
        'sending',
        'confirming',
        'reading items',
      ])
    })
  }

  describe('from a contract that is exchanged while the wallet signs', () => {
    async function mintTwo(code: Hex) {
      const { address } = await deployDrop(chain, { variant: 'erc721' })
      const { address: account } = await chain.newWallet()
      const exchanging = sendingProvider(chain.provider, async (transaction) => {
        await chain.cheats.setCode({ address, bytecode: code })
        return chain.provider.request({ method: 'eth_sendTransaction', params: [transaction] })
      })
      const wallet = providerWallet(exchanging, account)
      return mintItems(chain.connection, { contract: address, wallet, quantity: 2n })
    }

    it('error: it mints nothing', async () => {
      const error = await failureOf(mintTwo('0x00'))
      expect([error.code, error.message]).to.deep.equal([
        'NO_ITEMS_MINTED',
        'No NFTs were minted after transaction execution',
      ])
    })

    it('reads the requested items where it reports any number of them', async () => {
      const topic = toEventSelector(tokensClaimedEvent).slice(2)
      // Logs a claim by its caller of the largest number of items, the first of which is 0.
      const { items } = await mintTwo(`0x7f${'f'.repeat(64)}602052333360007f${topic}60406000a400`)
      expect(items.map(({ itemId }) => itemId.split(':')[2])).to.deep.equal(['0', '1'])
      expect(items.map(({ metadata }) => metadata?.type)).to.deep.equal(['raw', 'raw'])
    })
  })

  it('error: too few tokens, before anything is sent', async () => {
    const [holder, wallet] = [await chain.newWallet(), await chain.newWallet()]
    const token = await deployToken(chain, holder)
    const condition = { pricePerToken: 3n * 10n ** 17n, currency: token }
    const { address } = await deployDrop(chain, { variant: 'erc721', conditions: [condition] })
    const before = await getBalance(chain.connection.client, {
      address: wallet.address,
    })
    const mint = { contract: address, wallet, quantity: 1n }
    const error = await failureOf(mintItems(chain.connection, mint))
    expect(error.code).to.equal('TOKEN_FUNDS_TOO_LOW')
    expect(error.message).to.include('has 0 COIN but needs 0.3 COIN')
    expect(await getBalance(chain.connection.client, { address: wallet.address })).to.equal(before)
  })

  it('error: too little of the native coin, including gas', async () => {
    const { address } = await deployDrop(chain, {
      variant: 'erc721',
      conditions: [{ pricePerToken: 10n ** 18n }],
    })
    const wallet = await chain.newWallet(10n ** 18n)
    const mint = { contract: address, wallet, quantity: 1n }
    const error = await failureOf(mintItems(chain.connection, mint))
    expect(error.code).to.equal('FUNDS_TOO_LOW')
    expect(error.message).to.include('has 1 ETH but needs at least 1.')
  })

  function tokensOf(token: Address, owner: string): Promise<bigint> {
    return readContract(chain.connection.client, {
      address: token,
      abi: erc20Abi,
      functionName: 'balanceOf',
      args: [owner as Address],
    })
  }
})
