import { expect } from 'chai'
import { type Address, erc20Abi } from 'viem'
import { getBalance, readContract } from 'viem/actions'
import { failureOf } from '../../../core/test/signing/support/failureOf.ts'
import { fetchDropItems } from '../../src/mint/fetchDropItems.ts'
import { type MintProgress, mintItems } from '../../src/mint/mintItems.ts'
import { prepareMint } from '../../src/mint/prepareMint.ts'
import { startChain, type TestChain } from '../support/chain.ts'
import { CURRENT_BUILDS, deployDrop } from '../support/drops.ts'
import { deployToken } from '../support/token.ts'

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
          args: [wallet.address as string as Address, address],
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

  it('error: too few tokens, before anything is sent', async () => {
    const [holder, wallet] = [await chain.newWallet(), await chain.newWallet()]
    const token = await deployToken(chain, holder)
    const condition = { pricePerToken: 3n * 10n ** 17n, currency: token }
    const { address } = await deployDrop(chain, { variant: 'erc721', conditions: [condition] })
    const before = await getBalance(chain.connection.client, {
      address: wallet.address as string as Address,
    })
    const mint = { contract: address, wallet, quantity: 1n }
    const error = await failureOf(mintItems(chain.connection, mint))
    expect(error.code).to.equal('TOKEN_FUNDS_TOO_LOW')
    expect(error.message).to.include('has 0 COIN but needs 0.3 COIN')
    expect(
      await getBalance(chain.connection.client, { address: wallet.address as string as Address }),
    ).to.equal(before)
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
