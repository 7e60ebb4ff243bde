import { expect } from 'chai'
import * as viemChains from 'viem/chains'
import { BLOCKCHAINS } from '../../src/networks/blockchains.ts'
import { isEvmBlockchain } from '../../src/networks/evmBlockchains.ts'
import { NETWORKS } from '../../src/networks/list/index.ts'

const NETWORKS_OF_EVM = BLOCKCHAINS.filter(isEvmBlockchain).flatMap(
  (blockchain) => NETWORKS[blockchain],
)

/** Viem has several definitions of some ids; ours must match one of them. */
const definitionsOf = (chainId: number) =>
  Object.values(viemChains).filter((chain) => chain.id === chainId)

/** Not in viem: taken from the chain registry alone. */
const UNCONFIRMED = [1_380_012_617, 1_918_988_905, 9_372, 247_253, 320, 302, 48_816, 5_371, 5_373]
/** Names that differ from viem's, by chain id. Pages and the command add "Mainnet" by themselves. */
const OTHER_NAMES: Readonly<Record<number, string>> = {
  // Anvil, Foundry or Hardhat.
  31337: 'Local Development',
  // Viem names the test network like the mainnet.
  41: 'Telos Testnet',
  295: 'Hedera',
  1890: 'LightLink Phoenix',
  7225878: 'Saakuru',
}
const LOCAL = 31_337
const PALM_TESTNET = 11_297_108_099

describe('EVM networks, compared with viem', () => {
  it('are all in viem, except those listed as unconfirmed', () => {
    const absent = NETWORKS_OF_EVM.filter(({ chainId }) => definitionsOf(chainId).length === 0)
    expect(absent.map(({ chainId }) => chainId)).to.deep.equal(UNCONFIRMED)
  })

  for (const network of NETWORKS_OF_EVM) {
    const definitions = definitionsOf(network.chainId)
    if (definitions.length === 0) continue

    it(`${network.name} (${network.chainId}) has viem's name`, () => {
      const theirs = definitions.map(({ name }) => name)
      const other = OTHER_NAMES[network.chainId]
      if (other === undefined) expect(theirs).to.include(network.name)
      else {
        expect(network.name).to.equal(other)
        expect(theirs).to.not.include(other)
      }
    })

    it(`${network.name} (${network.chainId}) has viem's native currency`, () => {
      expect(definitions.map(({ nativeCurrency }) => nativeCurrency)).to.deep.include(
        network.nativeCurrency,
      )
    })

    it(`${network.name} (${network.chainId}) is a test network if viem says so`, () => {
      const marks = definitions.map((chain) => 'testnet' in chain && chain.testnet === true)
      // Coins of a local chain are worthless, although viem does not mark Anvil as a test network.
      expect(new Set(marks)).to.deep.equal(new Set([network.chainId !== LOCAL && network.testnet]))
    })

    it(`${network.name} (${network.chainId}) has one of viem's nodes first`, () => {
      const nodes = definitions.flatMap<string>(({ rpcUrls }) => [...rpcUrls.default.http])
      if (network.chainId === PALM_TESTNET) {
        // Viem repeats the mainnet's node here, which would spend real money.
        expect(nodes).to.deep.equal(NETWORKS.PALM[0].rpc.slice(0, 1))
        expect(network.rpc).to.deep.equal(['https://palm-testnet.public.blastapi.io'])
      } else {
        expect(nodes).to.include(network.rpc[0])
      }
    })
  }
})
