import { expect } from 'chai'
import { isShortName, placeByAddress, placeBySymbol, readAddressPlace } from '../../src/index.ts'

const ADDRESS = `0x${'a1'.repeat(20)}`
const DEPLOYMENT = '7Zt1bXbVEmHoKTkhnFQ5LnV9hVnrDT2rJPcVfGL6JiPR'
const BASE = { blockchain: 'BASE', slug: 'base-sepolia' }
const APTOS = { blockchain: 'APTOS', slug: 'aptos-local' }

describe('share places', () => {
  it('name a collection by a symbol that reads as nothing else', () => {
    for (const symbol of ['DAWN', 'dawn-2_x', 'x'.repeat(31)]) {
      expect(isShortName(symbol), symbol).to.equal(true)
      const { target, folders } = placeBySymbol({ symbol, address: DEPLOYMENT, cluster: 'solana' })
      expect(target).to.deep.equal({ collection: symbol, cluster: 'solana' })
      expect(folders[0]).to.equal(symbol)
    }
  })

  for (const [what, symbol] of [
    ['a space, which links lose', 'DAWN '],
    ['an address of 32 characters', '1'.repeat(32)],
    ['a union id', 'BASE:0x1'],
    ['a path', '../DAWN'],
    ['a query', 'DAWN?cluster=eclipse'],
    ['letters that look alike', 'DАWN'],
    ['nothing', ''],
  ] as const) {
    it(`name a collection by its address if its symbol is ${what}`, () => {
      expect(isShortName(symbol)).to.equal(false)
      const { target, folders } = placeBySymbol({ symbol, address: DEPLOYMENT, cluster: 'solana' })
      expect(target.collection).to.equal(DEPLOYMENT)
      expect(folders[0]).to.equal(DEPLOYMENT)
    })
  }

  it('are read again from a folder and from a union id', () => {
    for (const tokenId of [undefined, '7']) {
      const place = { network: BASE, address: ADDRESS, tokenId }
      const { target, folders } = placeByAddress(place)
      for (const name of [target.collection, folders[0]]) {
        expect(readAddressPlace(name, [APTOS, BASE])).to.deep.equal(place)
      }
    }
  })

  it('are only those of the networks that a host serves', () => {
    for (const name of [
      `ETHEREUM:${ADDRESS}`,
      `base-${ADDRESS}`,
      `BASE:${ADDRESS}:x`,
      'BASE:0x',
      `BASE:${ADDRESS}/card.jpg`,
      'DAWN',
    ]) {
      expect(readAddressPlace(name, [APTOS, BASE]), name).to.equal(undefined)
    }
  })
})
