import { expect } from 'chai'
import fc from 'fast-check'
import {
  BLOCKCHAINS,
  layerOneOf,
  layerOneOfConnector,
  WALLET_CONNECTORS,
  WALLET_TYPES,
  walletTypeOf,
} from '../../src/networks/index.ts'

describe('walletTypeOf()', () => {
  it('is the layer one of a blockchain, except on Immutable', () => {
    for (const blockchain of BLOCKCHAINS) {
      if (blockchain === 'IMMUTABLEX') continue
      expect(walletTypeOf(blockchain), blockchain).to.equal(layerOneOf(blockchain))
    }
    expect(walletTypeOf('IMMUTABLEX')).to.equal('IMMUTABLEX')
    expect(walletTypeOf('ECLIPSE')).to.equal('SOLANA')
  })

  it('returns each type for some blockchain', () => {
    expect(new Set(BLOCKCHAINS.map(walletTypeOf))).to.deep.equal(new Set(WALLET_TYPES))
  })
})

describe('layerOneOfConnector()', () => {
  it('maps fcl and mattel to Flow, phantom and solflare to Solana, all others to Ethereum', () => {
    expect(WALLET_CONNECTORS).to.deep.equal({
      fcl: 'FLOW',
      mattel: 'FLOW',
      phantom: 'SOLANA',
      solflare: 'SOLANA',
      injected: 'ETHEREUM',
      fortmatic: 'ETHEREUM',
      iframe: 'ETHEREUM',
      immutablex: 'ETHEREUM',
      mew: 'ETHEREUM',
      portis: 'ETHEREUM',
      torus: 'ETHEREUM',
      firebase: 'ETHEREUM',
      walletconnect: 'ETHEREUM',
      walletlink: 'ETHEREUM',
    })
    for (const [connector, layerOne] of Object.entries(WALLET_CONNECTORS)) {
      expect(layerOneOfConnector(connector), connector).to.equal(layerOne)
    }
  })

  it('accepts any variant of firebase', () => {
    fc.assert(
      fc.property(fc.string(), (variant) => {
        expect(layerOneOfConnector(`firebase${variant}`)).to.equal('ETHEREUM')
      }),
    )
  })

  it('is undefined for other connectors and for properties of objects', () => {
    for (const other of ['', 'petra', 'Phantom', 'my-firebase', 'toString', '__proto__']) {
      expect(layerOneOfConnector(other), other).to.equal(undefined)
    }
  })
})
