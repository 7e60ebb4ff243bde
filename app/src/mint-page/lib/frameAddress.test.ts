import { describe, expect, it } from 'vitest'
import { frameAddress } from './frameAddress.ts'
import { parseMintLink } from './mintLink.ts'

const SCRIPT = 'https://drops.example/console/embed.js?v=2'

describe('frameAddress', () => {
  it('is the mint page beside the script, with the settings of the embedding page', () => {
    const request = {
      collection: 'Dawn & Dusk',
      cluster: 'eclipse',
      proofs: 'https://a.example/proofs?x=1',
      activePhase: 'https://a.example/phase.json?x=1',
      rpc: ' https://one.example/key?a=1&b=2  https://two.example/ ',
      background: 'transparent',
    }
    const address = frameAddress(SCRIPT, request)
    expect(address).toMatch(/^https:\/\/drops\.example\/console\/mint\/#\//)
    expect(parseMintLink(new URL(address ?? '').hash)).toEqual({
      drop: 'Dawn & Dusk',
      cluster: 'eclipse',
      network: undefined,
      proofs: 'https://a.example/proofs?x=1',
      activePhase: 'https://a.example/phase.json?x=1',
      nodes: { urls: ['https://one.example/key?a=1&b=2', 'https://two.example/'], problems: [] },
      isEmbedded: true,
      isTransparent: true,
    })
  })

  it('names the network of a drop on an EVM chain', () => {
    const request = { collection: 'BASE:0xab', network: 'base-sepolia' }
    const address = frameAddress(SCRIPT, request)
    expect(parseMintLink(new URL(address ?? '').hash)).toMatchObject({
      drop: 'BASE:0xab',
      network: 'base-sepolia',
    })
  })

  it('leaves out settings that are not given', () => {
    expect(frameAddress(SCRIPT, { collection: 'DAWN', cluster: '' })).toBe(
      'https://drops.example/console/mint/#/DAWN?embed=1',
    )
    expect(frameAddress(SCRIPT, {})).toBeUndefined()
  })
})
