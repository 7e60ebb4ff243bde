import { expect } from 'chai'
import fc from 'fast-check'
import { isMintlineError } from '../../src/errors/index.ts'
import { DEFAULT_IPFS_GATEWAY, resourceUrl } from '../../src/metadata/index.ts'

const V0 = 'QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWnPbdG'
const V1 = 'bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi'
const TRANSACTION = 'bNbA3TEQVL60xlgCcqdz4ZPHFZ711cZ3hmkpGttDt_U'

describe('resourceUrl', () => {
  it('reads ipfs: at ipfs.io by default', () => {
    expect(DEFAULT_IPFS_GATEWAY).to.equal('https://ipfs.io/ipfs/')
  })

  for (const [uri, url] of [
    ['https://a.example/1.json?v=2', 'https://a.example/1.json?v=2'],
    ['HTTP://A.example', 'http://a.example/'],
    [`ipfs://${V0}`, `https://ipfs.io/ipfs/${V0}`],
    [`ipfs://${V1}/7.json`, `https://ipfs.io/ipfs/${V1}/7.json`],
    [`ipfs://ipfs/${V0}/7.json`, `https://ipfs.io/ipfs/${V0}/7.json`],
    [`IPFS://${V0}/Item #7.png`, `https://ipfs.io/ipfs/${V0}/Item%20%237.png`],
    [` ipfs://${V0}/a/../b `, `https://ipfs.io/ipfs/${V0}/b`],
    [`ar://${TRANSACTION}`, `https://arweave.net/${TRANSACTION}`],
    [`AR://${TRANSACTION}/a #1.png`, `https://arweave.net/${TRANSACTION}/a%20%231.png`],
    [`ar://${TRANSACTION}?ext=json`, `https://arweave.net/${TRANSACTION}?ext=json`],
  ] as const) {
    it(`reads "${uri}" at ${url}`, () => {
      expect(resourceUrl(uri)).to.equal(url)
    })
  }

  it('reads ipfs: at a given gateway, with or without a slash', () => {
    for (const gateway of ['https://gate.example/ipfs', 'https://gate.example/ipfs/']) {
      expect(resourceUrl(`ipfs://${V0}/7`, gateway)).to.equal(`https://gate.example/ipfs/${V0}/7`)
    }
  })

  for (const uri of [
    '',
    '7.json',
    '/etc/passwd',
    '//a.example/1',
    'file:///etc/passwd',
    'javascript:alert(1)',
    ' JaVa\nScRiPt:alert(1)',
    'blob:https://a.example/1',
    'vbscript:x',
    'ftp://a.example/1',
    'https://user:secret@a.example/1',
    'https://',
    'ipfs://',
    'ipfs://short/1.json',
    'ipfs://../../admin',
    `ipfs://${V0}/../../admin`,
    `ipfs://${V0}/%2e%2e/%2E%2E/admin`,
    `ipfs://${V0}/..\\..\\admin`,
    `ipfs://${V0}@evil.example/1`,
    `ip\tfs://${V0}`,
    'ar://',
    'ar://abc',
    `ar://${TRANSACTION}x`,
    `ar://${TRANSACTION}/../other`,
    `ar://${TRANSACTION}/../${TRANSACTION}x`,
    `ar://${TRANSACTION}@evil.example/1`,
  ]) {
    it(`error: ${JSON.stringify(uri)} is refused`, () => {
      expect(() => resourceUrl(uri)).to.throw(`Not a metadata address - ${uri}`)
    })
  }

  it('error: a gateway that is not a URL', () => {
    expect(() => resourceUrl(`ipfs://${V0}`, 'gate.example')).to.throw(
      'Not a metadata address - gate.example',
    )
  })

  const scheme = fc.constantFrom('', 'https://', 'http:', 'ipfs://', `ipfs://${V0}/`, 'data:')

  it('returns an HTTP URL or throws a MintlineError for any text', () => {
    fc.assert(
      fc.property(scheme, fc.string({ unit: 'binary' }), (start, rest) => {
        const uri = start + rest
        try {
          expect(resourceUrl(uri)).to.match(/^https?:\/\//)
        } catch (error) {
          expect(isMintlineError(error, 'METADATA_URI_INVALID')).to.equal(true)
        }
      }),
    )
  })

  it('never leaves the content of the URI', () => {
    const segments = fc.array(fc.constantFrom('..', '.', '%2e%2e', 'a', '', '\\..', '?', '#', '@'))
    fc.assert(
      fc.property(segments, (path) => {
        const uri = `ipfs://${[V0, ...path].join('/')}`
        try {
          const url = resourceUrl(uri)
          const { pathname } = new URL(url)
          expect(pathname === `/ipfs/${V0}` || pathname.startsWith(`/ipfs/${V0}/`)).to.equal(true)
        } catch (error) {
          expect(isMintlineError(error, 'METADATA_URI_INVALID')).to.equal(true)
        }
      }),
    )
  })
})
