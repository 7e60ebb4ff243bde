import { mkdirSync } from 'node:fs'
import { isMintlineError } from '@mintline/core'
import type { Localnet } from '@mintline/localnet'
import { expect } from 'chai'
import type { ClusterOptions } from '../src/cluster/findNode.ts'
import { findNode } from '../src/cluster/findNode.ts'
import { resolveCluster } from '../src/cluster/resolveCluster.ts'
import { Workplace } from './_command.ts'
import { startNetwork } from './_network.ts'
import { startNodeOf } from './_nodeInFront.ts'

describe('Networks', () => {
  let localnet: Localnet
  let mainnet: Awaited<ReturnType<typeof startNodeOf>>
  let home: Workplace

  before(async () => {
    localnet = await startNetwork()
    mainnet = await startNodeOf('mainnet', localnet.rpcUrl)
    home = new Workplace()
  })
  after(async () => {
    await mainnet.close()
    await localnet.close()
  })

  const resolve = (options: ClusterOptions) => resolveCluster(options, { HOME: home.folder })
  /** Code and message of a refused choice. */
  const refusal = async (options: ClusterOptions) => {
    try {
      await resolve(options)
      return 'accepted'
    } catch (error) {
      return isMintlineError(error) ? `${error.code} ${error.message}` : String(error)
    }
  }

  it('recognises a network by its genesis hash, whatever its url', async () => {
    const { host } = new URL(mainnet.rpcUrl)
    const cluster = await resolve({ url: mainnet.rpcUrl })
    expect(cluster).to.include({
      ...{ name: 'Solana mainnet', host, currency: 'SOL' },
      ...{ isMainnet: true, isForwarded: true },
    })
    const local = await resolve({ url: localnet.rpcUrl, cluster: 'localnet' })
    expect(local).to.include({ name: 'Solana Localnet', isMainnet: false, isForwarded: false })
    expect(local.genesisHash).to.equal(localnet.genesisHash)
  })

  it('refuses a node of another network than the given one', async () => {
    const { host: localHost } = new URL(localnet.rpcUrl)
    const { host: mainHost } = new URL(mainnet.rpcUrl)
    expect(await refusal({ cluster: 'devnet', url: localnet.rpcUrl })).to.equal(
      `CLUSTER_MISMATCH ${localHost} is Solana Localnet, not devnet: use the right --cluster or --url`,
    )
    expect(await refusal({ cluster: 'localnet', url: mainnet.rpcUrl })).to.equal(
      `CLUSTER_MISMATCH ${mainHost} is Solana mainnet, not localnet: use the right --cluster or --url`,
    )
    expect(await refusal({ cluster: 'eclipse', url: mainnet.rpcUrl })).to.contain('not eclipse')
  })

  it('means the local network where none is chosen', () => {
    expect(findNode({}, {})).to.include({ cluster: 'localnet', host: '127.0.0.1:8899' })
    expect(findNode({ url: localnet.rpcUrl }, {}).cluster).to.equal(undefined)
  })

  it('names a node on this machine that serves another network', async () => {
    const { host } = new URL(mainnet.rpcUrl)
    const { stderr } = await new Workplace(['--url', mainnet.rpcUrl]).runInside([
      ...['show', '--collection', 'NOBODY'],
    ])
    expect(stderr).to.contain(`warning: ${host} is Solana mainnet, not localnet\n`)
  })

  it('ends with 4 where it has no collection of a name', async () => {
    const workplace = new Workplace(['--url', localnet.rpcUrl])
    const { code, data } = await workplace.jsonInside(['show', '--collection', 'NOBODY'])
    expect(code).to.equal(4)
    expect(data).to.have.nested.property('error.code', 'EDITIONS_NOT_FOUND')
  })

  it('accepts the names of the Solana CLI and their first letters instead of a url', () => {
    const nodeOf = (url: string, cluster?: string) => findNode({ url, cluster }, {})
    const names = [
      ['localhost', 'l', 'localnet', '127.0.0.1:8899'],
      ['devnet', 'd', 'devnet', 'api.devnet.solana.com'],
      ['testnet', 't', 'testnet', 'api.testnet.solana.com'],
      ['mainnet-beta', 'm', 'mainnet', 'api.mainnet-beta.solana.com'],
    ] as const
    for (const [name, letter, cluster, host] of names) {
      expect(nodeOf(name)).to.include({ cluster, host })
      expect(nodeOf(letter)).to.deep.equal(nodeOf(name))
    }
    expect(nodeOf('m').urls).to.deep.equal([
      'https://api.mainnet-beta.solana.com',
      'https://solana-rpc.publicnode.com',
    ])
    expect(nodeOf('m').genesisHash).to.equal('5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d')
    // The network given with it is the one that is checked
    expect(nodeOf('devnet', 'mainnet').cluster).to.equal('mainnet')
    for (const wrong of [
      'mainnet',
      'toString',
      'D',
      '',
      'localhost:8899',
      'api.devnet.solana.com',
    ]) {
      expect(() => nodeOf(wrong), wrong).to.throw('--url takes a url that starts with http://')
    }
  })

  it('asks the second public node where the first one fails', async () => {
    const { fetch } = globalThis
    const asked = new Set<string>()
    globalThis.fetch = (input, init) => {
      const { host } = new URL(String(input))
      asked.add(host)
      return host === 'solana-rpc.publicnode.com'
        ? fetch(mainnet.rpcUrl, init)
        : Promise.reject(new TypeError('fetch failed'))
    }
    try {
      const host = 'api.mainnet-beta.solana.com'
      expect(await resolve({ cluster: 'mainnet' })).to.include({ name: 'Solana mainnet', host })
      expect([...asked]).to.deep.equal([host, 'solana-rpc.publicnode.com'])
    } finally {
      globalThis.fetch = fetch
    }
  })

  it('uses the node in the settings of the Solana CLI', async () => {
    mkdirSync(home.path('.config/solana/cli'), { recursive: true })
    home.write('.config/solana/cli/config.yml', `---\njson_rpc_url: "${mainnet.rpcUrl}"\n`)
    expect(await resolve({})).to.include({ name: 'Solana mainnet' })
    home.write('.config/solana/cli/config.yml', 'json_rpc_url: [1]\n')
    expect(await refusal({})).to.contain('FILE_NOT_READABLE')
  })

  it('never shows secrets in a url', async () => {
    expect(await refusal({ url: 'ftp://key@host' })).to.equal(
      'USAGE_INVALID --url takes a url that starts with http:// or https://, or localhost, devnet, testnet or mainnet-beta',
    )
    expect(await refusal({ url: 'http://user:password@127.0.0.1:1' })).to.equal(
      'USAGE_INVALID The url of a node cannot have a user name or password: put the key into its path',
    )
  })
})
