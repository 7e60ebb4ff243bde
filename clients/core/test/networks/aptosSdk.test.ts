import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { expect } from 'chai'
import { NETWORKS } from '../../src/networks/list/index.ts'

type Sdk = typeof import('@aptos-labs/ts-sdk')

const PACKAGE = pathToFileURL(
  createRequire(import.meta.url).resolve('@aptos-labs/ts-sdk/package.json'),
)

/** The part of the SDK that holds its networks alone: the whole needs its HTTP client's peers. */
const endpoints = async (): Promise<Pick<Sdk, 'NetworkToChainId' | 'NetworkToNodeAPI'>> =>
  import(new URL('dist/esm/utils/apiEndpoints.mjs', PACKAGE).href)

/** What the SDK calls our networks, in our order. */
const NAMES = ['mainnet', 'testnet', 'devnet', 'local']

describe('networks of Aptos, against its SDK', () => {
  it('have its chain ids, except devnet, which has none that lasts', async () => {
    const { NetworkToChainId } = await endpoints()
    expect(NETWORKS.APTOS.map(({ chainId }) => chainId)).to.deep.equal(
      NAMES.map((name) => (name === 'devnet' ? undefined : NetworkToChainId[name])),
    )
    expect(NETWORKS.APTOS[0].chainId).to.equal(1)
  })

  it('have its nodes', async () => {
    const { NetworkToNodeAPI } = await endpoints()
    expect(NETWORKS.APTOS.map(({ rpc }) => rpc)).to.deep.equal(
      NAMES.map((name) => [NetworkToNodeAPI[name]]),
    )
  })
})
