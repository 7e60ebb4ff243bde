import { expect } from 'chai'
import fc from 'fast-check'
import { collectMetadataAddressProblems } from '../../src/plans/problems/metadataAddress.ts'

const CONTENT_ID = 'bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi'
const ARWEAVE_ID = 'bNbA3TEQVL60xlgCcqdz4ZPHFZ711cZ3hmkpGttDt_U'

describe('The URI of a metadata document', () => {
  const problemsOf = (uri: string) =>
    collectMetadataAddressProblems('uri', uri).map(({ message }) => message)

  it('may be none, https, ipfs, ar, data, and http on this machine', () => {
    const addresses = [
      '',
      'https://example.com/drop/{}.json',
      'HTTPS://example.com/drop?item={}',
      `ipfs://${CONTENT_ID}/{}.json`,
      `ipfs://ipfs/${CONTENT_ID}`,
      `ar://${ARWEAVE_ID}`,
      `ar://${ARWEAVE_ID}/{}.json`,
      'data:application/json,{"name":"Item {}"}',
      'data:;base64,e30=',
      'http://localhost:8080/{}.json',
      'http://127.0.0.1/{}.json',
      'http://[::1]:80/',
    ]
    for (const address of addresses) expect(problemsOf(address), address).to.deep.equal([])
  })

  it('must be loadable by pages, or is refused with the reason', () => {
    const schemes = 'use https://, ipfs://, ar:// or data:'
    const ipfs = 'ipfs:// takes a content identifier of at least 46 letters and digits'
    const ar = 'ar:// takes the id of an Arweave transaction, 43 letters and digits'
    const refused: [address: string, reason: string][] = [
      ['hello', schemes],
      ['/drop/{}.json', schemes],
      ['example.com/drop.json', schemes],
      ['ftp://example.com/drop.json', schemes],
      ['javascript:alert(1)', schemes],
      ['ipfs://abc/{}.json', ipfs],
      [`ipfs://${CONTENT_ID}/../x`, ipfs],
      ['ar://abc', ar],
      [`ar://${ARWEAVE_ID}x`, ar],
      ['data:application/json', 'it has no content after a comma'],
      ['data:application/json,', 'it has no content after a comma'],
      ['https://', 'it is not a complete URL, or contains a user name'],
      ['https://user:secret@example.com/', 'it is not a complete URL, or contains a user name'],
      [
        'http://example.com/drop.json',
        'pages load nothing over http from other machines: use https',
      ],
    ]
    for (const [address, reason] of refused) {
      expect(problemsOf(address)).to.deep.equal([`Not a metadata address - ${address}: ${reason}`])
    }
  })

  it('has no spaces around it, like any text', () => {
    expect(problemsOf(' https://example.com/drop.json')).to.deep.equal([
      'The text starts or ends with white space: remove it',
      'Not a metadata address -  https://example.com/drop.json: it begins or ends with a space',
    ])
  })

  it('has at most 200 bytes', () => {
    const start = 'https://example.com/'
    const longest = start.padEnd(200, 'u')
    expect(problemsOf(longest)).to.deep.equal([])
    expect(problemsOf(`${longest}u`)).to.deep.equal([
      'Text has at most 200 bytes, but received - 201',
    ])
  })

  it('is refused without throwing, whatever its text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (uri) => {
        expect(problemsOf(uri).length, uri).to.be.lessThan(3)
      }),
    )
  })
})
