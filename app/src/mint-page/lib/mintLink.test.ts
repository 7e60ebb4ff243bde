import { mintPageUrl } from '@mintline/core'
import { describe, expect, it } from 'vitest'
import { parseMintLink } from './mintLink.ts'

const NOTHING = {
  drop: undefined,
  cluster: undefined,
  network: undefined,
  proofs: undefined,
  activePhase: undefined,
  nodes: { urls: [], problems: [] },
  isEmbedded: false,
  isTransparent: false,
}

describe('parseMintLink', () => {
  it('reads all parameters of a link', () => {
    const proofs = 'https://a.example/proofs?list=1'
    const activePhase = 'https://a.example/phase.json'
    const search = new URLSearchParams({
      cluster: 'eclipse',
      proofs,
      'active-phase': activePhase,
      embed: '1',
      background: 'transparent',
    })
    search.append('rpc', 'https://one.example/key')
    search.append('rpc', 'http://127.0.0.1:8899')
    expect(parseMintLink(`#/DAWN?${search}`)).toEqual({
      drop: 'DAWN',
      cluster: 'eclipse',
      network: undefined,
      proofs,
      activePhase,
      nodes: { urls: ['https://one.example/key', 'http://127.0.0.1:8899/'], problems: [] },
      isEmbedded: true,
      isTransparent: true,
    })
  })

  it('reads what the console writes, whatever the symbol', () => {
    for (const collection of ['DAWN', 'a/../b?c', '100 % #1', '日の出']) {
      const url = new URL(mintPageUrl({ collection, cluster: 'x&y' }, 'https://a.example/'))
      expect(parseMintLink(url.hash)).toEqual({ ...NOTHING, drop: collection, cluster: 'x&y' })
    }
  })

  it('leaves out nodes that pages may not call, and reports them', () => {
    const link =
      '#/DAWN?rpc=https://one.example&rpc=http://evil.example/key&rpc=javascript:alert(1)'
    expect(parseMintLink(link).nodes).toEqual({
      urls: ['https://one.example/'],
      problems: [
        'rpc[1]: Use https://: without encryption, anybody in between can change the answers.',
        'rpc[2]: Enter a URL that starts with https://.',
      ],
    })
  })

  it('accepts any text', () => {
    expect(parseMintLink('')).toEqual(NOTHING)
    expect(parseMintLink('#/')).toEqual(NOTHING)
    expect(parseMintLink('#DAWN/?embed=yes&cluster=')).toEqual({ ...NOTHING, drop: 'DAWN' })
    expect(parseMintLink('#/%E0%A4%A')).toEqual({ ...NOTHING, drop: '%E0%A4%A' })
  })

  it('reads a name that the host has given to a drop, with its link, and nothing that the host has not named', () => {
    const drops = { TIDE: 'BASE:0x1?network=base-sepolia', SUN: 'APTOS:0x2', WRONG: 7 }
    const { drop, network, isEmbedded } = parseMintLink('#/TIDE?network=base&embed=1', drops)
    expect({ drop, network, isEmbedded }).toEqual({
      drop: 'BASE:0x1',
      network: 'base-sepolia',
      isEmbedded: true,
    })
    expect(parseMintLink('#/SUN?network=aptos-testnet', drops)).toMatchObject({
      drop: 'APTOS:0x2',
      network: 'aptos-testnet',
    })
    for (const name of ['WRONG', 'tide', 'constructor', '__proto__']) {
      expect(parseMintLink(`#/${name}`, drops)).toEqual({ ...NOTHING, drop: name })
    }
  })
})
