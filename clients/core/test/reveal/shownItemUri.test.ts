import { expect } from 'chai'
import { shownItemUri } from '../../src/reveal/index.ts'

const placeholder = 'ipfs://soon/{}.json'
const files = { seed: new Uint8Array(32), fileCount: 10n, baseUri: 'ipfs://files/{}.json' }
const minted = (number: bigint) => ({ number, uri: `ipfs://soon/${number}.json` })

describe('shownItemUri', () => {
  it("is the item's own before the reveal", () => {
    const uri = shownItemUri(minted(1n), { placeholder, files: undefined })
    expect(uri).to.equal('ipfs://soon/1.json')
  })

  it("is the file's once revealed", () => {
    expect(shownItemUri(minted(1n), { placeholder, files })).to.equal('ipfs://files/3.json')
    expect(shownItemUri(minted(10n), { placeholder, files })).to.equal('ipfs://files/6.json')
  })

  it('is the same for all items where the base uri has no placeholder', () => {
    const one = { ...files, baseUri: 'ipfs://one.json' }
    expect(shownItemUri(minted(7n), { placeholder, files: one })).to.equal('ipfs://one.json')
  })

  it("is a placeholder's file where all items share one", () => {
    const item = { number: 2n, uri: 'ipfs://soon.json' }
    const uris = { placeholder: 'ipfs://soon.json', files }
    expect(shownItemUri(item, uris)).to.equal('ipfs://files/4.json')
  })

  it("is the item's own beyond the files", () => {
    expect(shownItemUri(minted(11n), { placeholder, files })).to.equal('ipfs://soon/11.json')
  })

  it("is the item's own where the owner changed it", () => {
    for (const uri of ['ipfs://special.json', '', 'ipfs://soon/2.json', placeholder]) {
      expect(shownItemUri({ number: 1n, uri }, { placeholder, files })).to.equal(uri)
    }
  })
})
