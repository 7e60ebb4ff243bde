import { expect } from 'chai'
import * as viemChains from 'viem/chains'
import { evmExplorer, evmExplorerUrl } from '../../src/networks/evmExplorers.ts'
import { NETWORKS } from '../../src/networks/index.ts'
import { EVM_NETWORKS } from '../../src/networks/list/evm.ts'

const BASE = NETWORKS.BASE[0]
const EVM = Object.values(EVM_NETWORKS).flat()

describe('EVM explorers', () => {
  it("match viem's", () => {
    for (const network of EVM) {
      const known = Object.values(viemChains)
        .filter(({ id }) => id === network.chainId)
        .flatMap((chain) =>
          'blockExplorers' in chain ? [chain.blockExplorers?.default.url ?? ''] : [],
        )
        .map((url) => url.replace(/\/$/, ''))
      // Viem's page of Chiliz' test network is unencrypted, and that of Palm's is the mainnet's.
      if (known.length === 0 || [88_882, 11_297_108_099].includes(network.chainId)) continue
      expect(known, network.name).to.include(evmExplorer(network))
    }
  })

  it('are those of the chain registry for networks that viem lacks', () => {
    expect(evmExplorerUrl({ address: '0x2' }, NETWORKS.SETTLUS[0])).to.equal(
      'https://mainnet.settlus.network/address/0x2',
    )
    expect(evmExplorerUrl({ transaction: '0x1' }, NETWORKS.ZKCANDY[0])).to.equal(
      'https://explorer.zkcandy.io/tx/0x1',
    )
  })

  it('are encrypted, without a slash at the end, and no two networks share one', () => {
    const urls = EVM.flatMap((network) => evmExplorer(network) ?? [])
    expect(new Set(urls)).to.have.length(urls.length)
    for (const url of urls) expect(url).to.match(/^https:\/\/[\w.-]+(\/\w+)?$/)
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
