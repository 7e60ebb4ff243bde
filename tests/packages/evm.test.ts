import { expect } from 'chai'
import { bundle } from './helpers/bundle.ts'
import { strangersProject } from './helpers/project.ts'
import { runScript } from './helpers/runScript.ts'

/** Start of the ERC-721 variant's creation code, which only deployments need. */
const BYTECODE = '0x60806040523480156200001157600080fd5b'

/** Other chains' code, and libraries that are for Node or lists only. */
const FOREIGN = /@mintline\/(solana|cli)\/|node_modules\/@solana\//
const OF_LISTS = /node_modules\/(merkletreejs|crypto-js|buffer)\//

describe('@mintline/evm, installed', () => {
  const bundled = (names: string) =>
    bundle(`export { ${names} } from '@mintline/evm'`, strangersProject())

  it('builds the transaction of a claim phase in Node, without a network', () => {
    const script = `
      import { buildAllowlist, planClaimConditions } from '@mintline/evm'

      const address = '0x52908400098527886e0f7030069857d2e4169ee7'
      const drop = { address, variant: 'erc721', tokenId: undefined, conditions: [] }
      const { merkleRoot } = buildAllowlist([
        { wallet: address, quantityLimitPerWallet: 3n, pricePerToken: 5n, currency: address },
      ])
      const { changes, transaction } = planClaimConditions(drop, [
        { startTimestamp: 1n, pricePerToken: 5n, merkleRoot },
      ])
      console.log(JSON.stringify(changes), transaction.to, transaction.data.slice(0, 10))
    `
    expect(runScript(script, strangersProject())).to.equal(
      '[{"type":"added","phaseIndex":0}] 0x52908400098527886e0f7030069857d2e4169ee7 0x74bc7db7\n',
    )
  })

  it('brings neither other chains nor modules of Node into a browser', async () => {
    const { read, code } = await bundle(`export * from '@mintline/evm'`, strangersProject())
    expect(code).to.include(BYTECODE)
    expect(code).to.not.match(/node:|scrypt/)
    expect(read.filter((path) => FOREIGN.test(path))).to.deep.equal([])
    expect(read.filter((path) => path.includes('@mintline/evm/dist/node/'))).to.deep.equal([])
  })

  it('leaves contract code, administration and lists out of a page that mints', async () => {
    const { kept, code } = await bundled('connectChain, createDropClient, providerWallet')
    expect(code).to.not.include(BYTECODE)
    expect(kept.filter((path) => path.includes('/administration/'))).to.deep.equal([])
    expect(kept.filter((path) => OF_LISTS.test(path))).to.deep.equal([])
  })

  it('leaves sending out of a page that reads', async () => {
    const { kept } = await bundled('connectChain, fetchMintData')
    const folders = new Set(kept.flatMap((path) => /evm\/dist\/(\w+)\//.exec(path)?.[1] ?? []))
    expect([...folders]).to.include('contract')
    expect([...folders]).to.not.include.members(['administration', 'failures', 'send', 'wallet'])
  })

  it("leaves viem's clients out of a page that shows a drop", async () => {
    const { kept } = await bundled('connectReadOnly, fetchDropState, fetchCurrency, nodesFetch')
    const ofClients = /node_modules\/viem\/_esm\/(actions|clients|chains)\//
    expect(kept.filter((path) => ofClients.test(path))).to.deep.equal([])
  })

  it('is not bundled as a whole for a single function', async () => {
    const whole = await bundle(`export * from '@mintline/evm'`, strangersProject())
    const single = await bundled('roleHash')
    expect(single.bytes * 10).to.be.lessThan(whole.bytes)
  })
})
