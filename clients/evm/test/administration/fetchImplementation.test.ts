import { evmAddress } from '@mintline/core/identifiers'
import { expect } from 'chai'
import type { Hex } from 'viem'
import { dropCode, implementationTransaction } from '../../src/administration/deployDrop.ts'
import { fetchImplementation } from '../../src/administration/fetchImplementation.ts'
import { startChain, type TestChain } from '../support/chain.ts'
import { deployDrop } from '../support/drops.ts'

const SOMEWHERE = evmAddress(`0x${'12'.repeat(20)}`)
const ELSEWHERE = evmAddress(`0x${'34'.repeat(20)}`)

describe('fetchImplementation', () => {
  let chain: TestChain
  before(async () => {
    chain = await startChain()
  })
  after(() => chain.stop())

  const comparedWith = async (address: `0x${string}`, variant: 'erc721' | 'erc1155') => {
    const drop = { address: evmAddress(address), variant }
    return fetchImplementation(chain.connection, drop)
  }
  const setCode = (address: `0x${string}`, bytecode: Hex) =>
    chain.cheats.setCode({ address, bytecode })
  const codeAt = async (address: `0x${string}`) =>
    await chain.connection.client.request({ method: 'eth_getCode', params: [address, 'latest'] })

  for (const variant of ['erc721', 'erc1155'] as const) {
    it(`compares the contract behind ${variant} drops byte for byte, but for its metadata`, async () => {
      const { data } = implementationTransaction(variant)
      const implementation = evmAddress(await chain.deploy(data))
      await setCode(SOMEWHERE, dropCode(implementation))
      expect(await comparedWith(SOMEWHERE, variant)).to.deep.equal({
        address: implementation,
        code: 'same',
      })
      const code = await codeAt(implementation)
      // The hash of the metadata stands before the compiler's version.
      const other = `${code.slice(0, -86)}${'7'.repeat(64)}${code.slice(-22)}` as const
      await setCode(implementation, other as Hex)
      expect((await comparedWith(SOMEWHERE, variant)).code).to.equal('sameButMetadata')
      await setCode(implementation, code.replace(/^0x60/, '0x61') as Hex)
      expect((await comparedWith(SOMEWHERE, variant)).code).to.equal('other')
      await setCode(implementation, `0x${code.slice(4)}`)
      expect((await comparedWith(SOMEWHERE, variant)).code).to.equal('other')
    })
  }

  it('knows contracts of another variant, of other builds, without a clone, and none', async () => {
    const { data } = implementationTransaction('erc721')
    const implementation = evmAddress(await chain.deploy(data))
    await setCode(SOMEWHERE, dropCode(implementation))
    expect((await comparedWith(SOMEWHERE, 'erc1155')).code).to.equal('other')
    expect(await comparedWith(implementation, 'erc721')).to.deep.equal({
      address: undefined,
      code: 'same',
    })
    const thirdweb = await deployDrop(chain, { variant: 'erc721', build: 'thirdweb311' })
    expect((await comparedWith(thirdweb.address, 'erc721')).code).to.equal('other')
    await setCode(SOMEWHERE, dropCode(ELSEWHERE))
    expect(await comparedWith(SOMEWHERE, 'erc721')).to.deep.equal({
      address: ELSEWHERE,
      code: 'none',
    })
    expect((await comparedWith(ELSEWHERE, 'erc721')).code).to.equal('none')
  })
})
