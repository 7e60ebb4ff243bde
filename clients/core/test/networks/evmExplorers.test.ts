import { expect } from 'chai'
import * as viemChains from 'viem/chains'
import { evmExplorer, evmExplorerUrl } from '../../src/networks/evmExplorers.ts'
import { dropNetworks, NETWORKS } from '../../src/networks/index.ts'

const BASE = NETWORKS.BASE[0]

describe('EVM explorers', () => {
  it("match viem's", () => {
    for (const network of [BASE, NETWORKS.ETHEREUM[0], ...dropNetworks()]) {
      const known = Object.values(viemChains)
        .filter(({ id }) => id === network.chainId)
        .flatMap((chain) =>
          'blockExplorers' in chain ? [chain.blockExplorers?.default.url ?? ''] : [],
        )
        .map((url) => url.replace(/\/$/, ''))
      const explorer = evmExplorer(network)
      if (explorer !== undefined) expect(known, network.name).to.include(explorer)
    }
  })

  it('have pages of transactions, addresses and items', () => {
    expect(evmExplorerUrl({ transaction: '0x1' }, BASE)).to.equal('https://basescan.org/tx/0x1')
    expect(evmExplorerUrl({ address: '0x2' }, BASE)).to.equal('https://basescan.org/address/0x2')
    const item = { contract: '0x2', tokenId: 7n }
    expect(evmExplorerUrl(item, BASE)).to.equal('https://basescan.org/token/0x2?a=7')
  })

  it('are absent for local networks', () => {
    expect(evmExplorerUrl({ address: '0x2' }, { chainId: 31_337 })).to.equal(undefined)
  })
})
