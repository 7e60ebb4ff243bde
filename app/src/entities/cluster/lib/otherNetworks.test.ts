import { describe, expect, it } from 'vitest'
import { isBeside, otherNetworksFrom } from './otherNetworks.ts'

const LOCAL = 'http://127.0.0.1:8545'
const slugs = (config: Parameters<typeof otherNetworksFrom>[0]) =>
  otherNetworksFrom(config).map(({ network }) => network.slug)

describe('the networks besides Solana and Eclipse', () => {
  it('are all EVM networks with public nodes, and those that the host adds, its own first', () => {
    const alone = slugs({ rpc: new Map() })
    expect(alone).toContain('base')
    expect(alone).not.toContain('local-development')
    expect(alone.some((slug) => slug.startsWith('aptos'))).toBe(false)

    const host = { rpc: new Map([['local-development', [LOCAL]]]), aptos: { aptos: {} } }
    expect(slugs(host)[0]).toBe('local-development')
    expect(slugs(host)).toContain('aptos')
  })

  it('have the nodes of the host in place of the public ones', () => {
    const rpc = new Map([['base', ['https://node.example']]])
    const base = otherNetworksFrom({ rpc }).find(({ network }) => network.slug === 'base')
    expect(base?.nodeUrls).toEqual(['https://node.example'])
  })

  it('are beside the page only if no real money is on them', () => {
    const rpc = new Map([['base', [LOCAL]]])
    const base = otherNetworksFrom({ rpc }).find(({ network }) => network.slug === 'base')
    expect(base && isBeside(base)).toBe(false)
  })
})
