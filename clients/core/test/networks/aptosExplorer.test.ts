import { expect } from 'chai'
import { APTOS_NETWORKS, aptosExplorerUrl } from '../../src/networks/index.ts'

describe('explorer of Aptos', () => {
  it('has pages of transactions, accounts and objects on each network but the local one', () => {
    expect(
      APTOS_NETWORKS.map((network) => aptosExplorerUrl({ transaction: '0x1' }, network)),
    ).to.deep.equal([
      'https://explorer.aptoslabs.com/txn/0x1?network=mainnet',
      'https://explorer.aptoslabs.com/txn/0x1?network=testnet',
      'https://explorer.aptoslabs.com/txn/0x1?network=devnet',
      undefined,
    ])
    const [mainnet] = APTOS_NETWORKS
    expect(aptosExplorerUrl({ address: '0x2' }, mainnet)).to.include('/account/0x2?')
    expect(aptosExplorerUrl({ object: '0x3' }, mainnet)).to.include('/object/0x3?')
  })
})
