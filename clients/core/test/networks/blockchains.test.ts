import { expect } from 'chai'
import { BLOCKCHAINS, isBlockchain, layerOneOf } from '../../src/networks/blockchains.ts'

describe('blockchains', () => {
  it('are the thirty-four of the specification, each once', () => {
    expect(BLOCKCHAINS).to.have.length(34)
    expect(new Set(BLOCKCHAINS)).to.have.length(34)
  })

  it("have their own formats on Flow, Solana and Aptos, Solana's on Eclipse, and Ethereum's on all others", () => {
    const others = BLOCKCHAINS.filter((blockchain) => layerOneOf(blockchain) !== 'ETHEREUM')
    expect(others.map((blockchain) => [blockchain, layerOneOf(blockchain)])).to.deep.equal([
      ['FLOW', 'FLOW'],
      ['SOLANA', 'SOLANA'],
      ['ECLIPSE', 'SOLANA'],
      ['APTOS', 'APTOS'],
    ])
  })

  it('are recognised by their exact names only', () => {
    for (const blockchain of BLOCKCHAINS) expect(isBlockchain(blockchain)).to.equal(true)
    for (const other of ['ethereum', 'TEZOS', '', 'toString', ' FLOW', undefined, 1]) {
      expect(isBlockchain(other), String(other)).to.equal(false)
    }
  })
})
