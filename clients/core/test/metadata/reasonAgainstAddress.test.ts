import { expect } from 'chai'
import { reasonAgainstAddress } from '../../src/metadata/index.ts'

const HASH = 'servers never see what follows #: write %23 for one in a file name'
const QUERY =
  'a file name ends at ?, and what follows is no query: write %3F for one in a file name'
const CID = 'bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi'

describe('Reasons against a document address', () => {
  it('is a # in a web address, which names no item', () => {
    for (const uri of [
      'https://a.example.net/meta/Wookz#{}.json',
      'https://a.example.net/My #1/collection.json',
      'http://127.0.0.1:8080/#{}',
    ]) {
      expect(reasonAgainstAddress(uri), uri).to.equal(HASH)
    }
    expect(reasonAgainstAddress('https://a.example.net/meta/Wookz%23{}.json')).to.equal(undefined)
    // Gateways get it as a part of the path.
    expect(reasonAgainstAddress(`ipfs://${CID}/Wookz#{}.json`)).to.equal(undefined)
  })

  it('is a ? before the number that begins no query', () => {
    for (const uri of [
      'https://a.example.net/What?{}.json',
      'https://a.example.net/a?b/{}.json',
      `ipfs://${CID}/What?{}.json`,
    ]) {
      expect(reasonAgainstAddress(uri), uri).to.equal(QUERY)
    }
    for (const uri of [
      'https://a.example.net/What%3F{}.json',
      'https://a.example.net/meta?id={}',
      'https://a.example.net/meta?drop=first&id={}',
      'https://a.example.net/{}.json?2',
      'https://a.example.net/collection.json?2',
    ]) {
      expect(reasonAgainstAddress(uri), uri).to.equal(undefined)
    }
  })

  it('is undefined for data: addresses', () => {
    expect(reasonAgainstAddress('data:application/json,{"name":"What? #{}"}')).to.equal(undefined)
  })
})
