import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { fetchDropItems } from '@mintline/evm'
import { expect } from 'chai'
import { startChain, type TestChain } from '../../../clients/evm/test/support/chain.ts'
import { deployDrop } from '../../../clients/evm/test/support/drops.ts'
import { mintAndBurn } from '../mintAndBurn.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

describe('the example of the EVM client', () => {
  let chain: TestChain
  before(async () => {
    chain = await startChain()
  })
  after(() => chain.stop())

  const deploy = async (quantityLimitPerWallet: bigint) => {
    const conditions = [{ pricePerToken: 5n, quantityLimitPerWallet }]
    const { address } = await deployDrop(chain, { variant: 'erc721', conditions })
    return address
  }

  it('mints two items and burns the first', async () => {
    const contract = await deploy(2n)
    const wallet = await chain.newWallet()
    const { itemId, total } = await mintAndBurn(chain.connection, wallet, contract)
    expect(total.value).to.equal(10n)
    const drop = itemId.replace(/:\d+$/, '')
    const itemIds = [`${drop}:1`, itemId]
    const items = await fetchDropItems(chain.connection, { contract, itemIds })
    expect(items.map(({ owner }) => owner)).to.deep.equal([undefined, wallet.address])
  })

  it('throws the reason of a drop that does not allow it', async () => {
    const wallet = await chain.newWallet()
    const contract = await deploy(1n)
    const failure = await mintAndBurn(chain.connection, wallet, contract).catch(String)
    expect(failure).to.equal('Error: Maximum quantity 1 per wallet exceeded. Remaining quantity 1')
  })

  it('stands in the README of the client as it is', () => {
    const example = readFileSync(new URL('../mintAndBurn.ts', import.meta.url), 'utf8')
    expect(readFileSync(`${root}/clients/evm/README.md`, 'utf8')).to.include(example.trim())
  })
})
