import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { expect } from 'chai'
import { NETWORKS } from '../../src/networks/list/index.ts'

type Sdk = typeof import('@aptos-labs/ts-sdk')

const PACKAGE = pathToFileURL(
  createRequire(import.meta.url).resolve('@aptos-labs/ts-sdk/package.json'),
)

/** Only the network module of the SDK: the whole needs the peers of its HTTP client. */
const endpoints = async (): Promise<Pick<Sdk, 'NetworkToChainId' | 'NetworkToNodeAPI'>> =>
  import(new URL('dist/esm/utils/apiEndpoints.mjs', PACKAGE).href)

/** The SDK's names of our networks, in our order. */
const NAMES = ['mainnet', 'testnet', 'devnet', 'local']

describe('networks of Aptos, compared with its SDK', () => {
  it('have its chain ids, except devnet, whose id changes', async () => {
    const { NetworkToChainId } = await endpoints()
    expect(NETWORKS.APTOS.map(({ chainId }) => chainId)).to.deep.equal(
      NAMES.map((name) => (name === 'devnet' ? undefined : NetworkToChainId[name])),
    )
    expect(NETWORKS.APTOS[0].chainId).to.equal(1)
  })

  it('have the same nodes', async () => {
    const { NetworkToNodeAPI } = await endpoints()
    expect(NETWORKS.APTOS.map(({ rpc }) => rpc)).to.deep.equal(
      NAMES.map((name) => [NetworkToNodeAPI[name]]),
    )
  })
})
