import { type EvmNetwork, networkByChainId, networksOf } from '@mintline/core/networks'
import { describe, expect, it } from 'vitest'
import { isLocalNetwork } from './isLocalNetwork.ts'

const LOCAL = networkByChainId(31_337)
const HERE = 'http://127.0.0.1:8545'

describe('isLocalNetwork', () => {
  it('allows the local network on nodes of this machine', () => {
    expect(isLocalNetwork(LOCAL.slug, LOCAL, [HERE])).toBe(true)
    expect(isLocalNetwork(LOCAL.slug, LOCAL, ['http://localhost:9545', 'http://[::1]:8545'])).toBe(
      true,
    )
  })

  it('forbids nodes elsewhere, also beside one of this machine', () => {
    for (const url of [
      'https://node.example',
      'http://127.0.0.1.example.com',
      'http://10.0.0.1:8545',
    ]) {
      expect(isLocalNetwork(LOCAL.slug, LOCAL, [url])).toBe(false)
      expect(isLocalNetwork(LOCAL.slug, LOCAL, [HERE, url])).toBe(false)
    }
  })

  it('forbids every other network, also on a node of this machine', () => {
    const others: EvmNetwork[] = [...networksOf('ETHEREUM'), ...networksOf('BASE')].filter(
      ({ chainId }) => chainId !== LOCAL.chainId,
    )
    expect(others.length).toBeGreaterThan(3)
    for (const network of others) expect(isLocalNetwork(LOCAL.slug, network, [HERE])).toBe(false)
  })
})
