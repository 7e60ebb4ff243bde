import { NETWORKS } from '@mintline/core/networks'
import { describe, expect, it } from 'vitest'
import { chooseCluster } from './chooseCluster.ts'
import { type Cluster, clustersFrom, customCluster } from './cluster.ts'
import { hostOf, parseCustomUrl } from './customUrl.ts'
import { explorerUrl } from './explorerUrl.ts'
import { identify } from './identity.ts'
import { nodeHosts, nodeUrls, withLinkedNodes } from './nodes.ts'

const EMBEDDED = { rpcUrl: 'http://127.0.0.1:8899', wsUrl: 'ws://127.0.0.1:8900' }
/** A host without configuration, and a person without a choice. */
const NOTHING = { embedded: undefined, rpc: new Map(), customUrl: undefined }
const MAINNET_HASH = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d'
const OWN_HASH = '7Zt1bXbVEmHoKTkhnFQ5LnV9hVnrDT2rJPcVfGL6JiPR'

function all(customUrl?: string): [Cluster, ...Cluster[]] {
  const [first, ...others] = clustersFrom({ embedded: EMBEDDED, rpc: new Map(), customUrl })
  if (!first) throw new Error('There is no cluster.')
  return [first, ...others]
}

function byId(id: string): Cluster {
  const cluster = all().find((candidate) => candidate.id === id)
  if (!cluster) throw new Error(`There is no cluster ${id}.`)
  return cluster
}

describe('clustersFrom', () => {
  it('lists the embedded network first, then those of the core, then the custom node', () => {
    expect(all('https://node.example/key').map(({ id }) => id)).toEqual([
      'embedded',
      'solana',
      'solana-devnet',
      'solana-testnet',
      'eclipse',
      'eclipse-testnet',
      'custom',
    ])
  })

  it('has no embedded network if none was started', () => {
    const ids = clustersFrom(NOTHING).map(({ id }) => id)
    expect(ids).not.toContain('embedded')
  })
})

describe('nodes of a cluster', () => {
  const nodes = ['https://one.example/key', 'https://two.example/']
  const [configured] = clustersFrom({ ...NOTHING, rpc: new Map([['solana', nodes]]) })
  if (!configured) throw new Error('There is no cluster.')

  it('are those configured by the host, instead of the public one', () => {
    expect(configured).toMatchObject({ id: 'solana', rpcUrl: nodes[0], rpcUrls: nodes })
    expect(nodeUrls(configured)).toEqual(nodes)
    expect(nodeUrls(byId('solana'))).toEqual(NETWORKS.SOLANA[0].rpc)
  })

  it('are displayed by host only', () => {
    expect(nodeHosts(nodeUrls(configured))).toBe('one.example, two.example')
    expect(nodeHosts(nodeUrls(byId('embedded')))).toBe('127.0.0.1:8899')
  })

  it('are those of a link first', () => {
    const linked = withLinkedNodes(configured, ['https://three.example/', 'https://two.example/'])
    const urls = ['https://three.example/', 'https://two.example/', 'https://one.example/key']
    expect(linked).toMatchObject({ rpcUrl: urls[0], rpcUrls: urls })
    expect(withLinkedNodes(configured, [])).toBe(configured)
  })

  it('ignore a link for other than well-known networks', () => {
    for (const cluster of [byId('embedded'), customCluster('https://node.example/')]) {
      expect(withLinkedNodes(cluster, nodes)).toBe(cluster)
    }
  })
})

describe('chooseCluster', () => {
  it('prefers the link to the settings', () => {
    const wishes = { linked: 'solana-devnet', stored: 'eclipse' }
    expect(chooseCluster(all(), wishes)).toMatchObject({
      cluster: { id: 'solana-devnet' },
      unknownLink: undefined,
    })
  })

  it('reports a link to a cluster that is not available here', () => {
    const wishes = { linked: 'custom', stored: 'eclipse' }
    expect(chooseCluster(all(), wishes)).toMatchObject({
      cluster: { id: 'eclipse' },
      unknownLink: 'custom',
    })
  })

  it('never defaults to a mainnet', () => {
    const [first, ...others] = clustersFrom(NOTHING)
    if (!first) throw new Error('There is no cluster.')
    const nothing = { linked: undefined, stored: undefined }
    expect(chooseCluster([first, ...others], nothing).cluster.id).toBe('solana-devnet')
    expect(chooseCluster(all(), nothing).cluster.id).toBe('embedded')
  })
})

describe('parseCustomUrl', () => {
  it('accepts encrypted urls, and others on this machine', () => {
    for (const url of [
      'https://node.example/?key=1',
      'http://localhost:8899/',
      'http://127.0.0.1/',
    ]) {
      expect(parseCustomUrl(` ${url} `)).toEqual({ status: 'valid', value: url })
    }
  })

  it('refuses what a page cannot or should not call', () => {
    for (const url of [
      'node.example',
      'ftp://node.example',
      'javascript:alert(1)',
      'http://node.example',
      'https://user:secret@node.example',
    ]) {
      expect(parseCustomUrl(url)).toMatchObject({ status: 'invalid' })
    }
  })

  it('refuses the IPv6 address of this machine, which pages cannot call, and says what to write', () => {
    expect(parseCustomUrl('http://[::1]:8899')).toEqual({
      status: 'invalid',
      reason: 'Write 127.0.0.1 for [::1], which browsers do not let this page call.',
    })
    expect(parseCustomUrl('https://[::1]:8899')).toMatchObject({ status: 'valid' })
  })

  it('shows the host only, so that a key never appears', () => {
    expect(hostOf('https://node.example:8443/v1/secret?key=secret')).toBe('node.example:8443')
  })
})

describe('identify', () => {
  it('treats a custom node that serves a mainnet as that mainnet', () => {
    expect(identify(customCluster('https://node.example'), MAINNET_HASH)).toMatchObject({
      name: 'Solana Mainnet (custom)',
      network: NETWORKS.SOLANA[0],
      isRealMoney: true,
    })
  })

  it('treats an embedded network that serves a mainnet as that mainnet, and says so', () => {
    expect(identify(byId('embedded'), MAINNET_HASH)).toMatchObject({
      isRealMoney: true,
      mistakenFor: 'Solana Mainnet',
    })
  })

  it('treats money as real until the network is known', () => {
    const custom = customCluster('https://node.example')
    expect(identify(custom, undefined).isRealMoney).toBe(true)
    expect(identify(custom, OWN_HASH).isRealMoney).toBe(false)
    expect(identify(byId('embedded'), undefined).isRealMoney).toBe(false)
  })

  it('uses the currency of the network', () => {
    expect(identify(byId('eclipse'), undefined)).toMatchObject({
      name: 'Eclipse Mainnet',
      currency: { symbol: 'ETH', decimals: 9 },
      isRealMoney: true,
    })
    expect(identify(byId('solana-devnet'), undefined)).toMatchObject({
      name: 'Solana Devnet',
      currency: { symbol: 'SOL' },
      isRealMoney: false,
    })
  })

  it('treats a mainnet as a mainnet whatever its node reports', () => {
    expect(identify(byId('solana'), OWN_HASH)).toMatchObject({
      isRealMoney: true,
      mistakenFor: 'a network of its own',
    })
  })
})

describe('explorerUrl', () => {
  const page = { transaction: '5sig' }

  it('names the network as each explorer does', () => {
    const [mainnet, devnet] = NETWORKS.SOLANA
    const [eclipse, testnet] = NETWORKS.ECLIPSE
    const rpcUrl = 'https://node.example/secret'
    const of = (network: typeof devnet, explorer: 'solana-explorer' | 'solscan') =>
      explorerUrl({ page, network, rpcUrl, explorer })
    expect(of(mainnet, 'solana-explorer')).toBe('https://explorer.solana.com/tx/5sig')
    expect(of(devnet, 'solscan')).toBe('https://solscan.io/tx/5sig?cluster=devnet')
    expect(of(eclipse, 'solana-explorer')).toBe('https://explorer.eclipse.xyz/tx/5sig')
    expect(of(testnet, 'solscan')).toBe('https://eclipsescan.xyz/tx/5sig?cluster=testnet')
  })

  it('reveals the url of a node on this machine only', () => {
    const unknown = { page: { address: 'Abc' }, network: undefined, explorer: 'solscan' } as const
    expect(explorerUrl({ ...unknown, rpcUrl: 'http://127.0.0.1:8899' })).toBe(
      'https://explorer.solana.com/address/Abc?cluster=custom&customUrl=http%3A%2F%2F127.0.0.1%3A8899',
    )
    expect(explorerUrl({ ...unknown, rpcUrl: 'https://node.example/secret' })).toBeUndefined()
  })
})
