import { expect } from 'chai'
import {
  BLOCKCHAINS,
  evmNetworksOf,
  isEvmBlockchain,
  networksOf,
} from '../../src/networks/index.ts'

describe('evmNetworksOf()', () => {
  it('has the networks of every EVM blockchain and no other', () => {
    for (const blockchain of BLOCKCHAINS) {
      const expected = isEvmBlockchain(blockchain) ? networksOf(blockchain) : undefined
      expect(evmNetworksOf(blockchain), blockchain).to.equal(expected)
    }
  })

  it('has none for names that are not a blockchain', () => {
    for (const name of ['', 'base', 'BITCOIN', 'toString', '__proto__']) {
      expect(evmNetworksOf(name), name).to.equal(undefined)
    }
  })
})
