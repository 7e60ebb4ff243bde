import { NetworkToChainId, NetworkToNodeAPI } from '@aptos-labs/ts-sdk'
import { expect } from 'chai'
import { NETWORKS } from '../../src/networks/list/index.ts'

/** The SDK's names of our networks, in our order. */
const NAMES = ['mainnet', 'testnet', 'devnet', 'local']

describe('networks of Aptos, compared with its SDK', () => {
  it('have its chain ids, except devnet, whose id changes', () => {
    expect(NETWORKS.APTOS.map(({ chainId }) => chainId)).to.deep.equal(
      NAMES.map((name) => (name === 'devnet' ? undefined : NetworkToChainId[name])),
    )
    expect(NETWORKS.APTOS[0].chainId).to.equal(1)
  })

  it('have the same nodes first', () => {
    expect(NETWORKS.APTOS.map(({ rpc: [first] }) => first)).to.deep.equal(
      NAMES.map((name) => NetworkToNodeAPI[name]),
    )
  })
})
