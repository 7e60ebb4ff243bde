import { expect } from 'chai'
import { explorerUrl, NETWORKS, type SolanaNetwork } from '../../src/networks/index.ts'

/** Returns a transaction's URLs in the Solana Explorer and in Solscan. */
function pagesOf(network: SolanaNetwork) {
  const page = { transaction: '5sig' }
  return [explorerUrl(page, network, 'solana-explorer'), explorerUrl(page, network, 'solscan')]
}

describe('explorerUrl', () => {
  it('names each network as its explorers do, without a page for a local one', () => {
    expect(NETWORKS.SOLANA.map(pagesOf)).to.deep.equal([
      ['https://explorer.solana.com/tx/5sig', 'https://solscan.io/tx/5sig'],
      [
        'https://explorer.solana.com/tx/5sig?cluster=devnet',
        'https://solscan.io/tx/5sig?cluster=devnet',
      ],
      [
        'https://explorer.solana.com/tx/5sig?cluster=testnet',
        'https://solscan.io/tx/5sig?cluster=testnet',
      ],
      [undefined, undefined],
    ])
    expect(NETWORKS.ECLIPSE.map(pagesOf).slice(0, 2)).to.deep.equal([
      ['https://explorer.eclipse.xyz/tx/5sig', 'https://eclipsescan.xyz/tx/5sig'],
      [
        'https://explorer.eclipse.xyz/tx/5sig?cluster=testnet',
        'https://eclipsescan.xyz/tx/5sig?cluster=testnet',
      ],
    ])
  })

  it('has the path of each explorer for accounts, and escapes them', () => {
    const [mainnet] = NETWORKS.SOLANA
    const page = { address: 'A/b' }
    expect(explorerUrl(page, mainnet, 'solana-explorer')).to.equal(
      'https://explorer.solana.com/address/A%2Fb',
    )
    expect(explorerUrl(page, mainnet, 'solscan')).to.equal('https://solscan.io/account/A%2Fb')
  })
})
