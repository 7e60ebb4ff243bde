import { expect } from 'chai'
import fc from 'fast-check'
import { phaseNameIn, phaseNameUri } from '../../src/conditions/phaseName.ts'

const uri = (document: unknown) => `data:application/json,${JSON.stringify(document)}`

describe('names of phases in the metadata of conditions', () => {
  it('are documents that fetch and any JSON parser read', async () => {
    expect(phaseNameUri('Members')).to.equal('data:application/json,{"name":"Members"}')
    for (const name of ['Members', '50 % off, #1', 'Freunde & Öl', 'с друзьями', 'a"b\\c', '🎉?']) {
      const written = phaseNameUri(name) ?? expect.fail('No URI')
      // As thirdweb's SDK downloads it
      expect(await (await fetch(written)).json()).to.deep.equal({ name })
      expect(phaseNameIn(written)).to.equal(name)
    }
  })

  it('are not written for numbers, nothing, and what nobody could read', () => {
    const left = [
      '',
      ' ',
      'Phase 1',
      'phase 12',
      'x'.repeat(65),
      'two\nlines',
      'turned\u202e',
      ' a',
    ]
    for (const name of left) expect(phaseNameUri(name)).to.equal(undefined)
    expect(phaseNameIn(uri({ name: 'Phase 2' }))).to.equal(undefined)
  })

  it('are read in the forms of other tools', () => {
    expect(phaseNameIn('DATA:application/json;base64,eyJuYW1lIjoiRWFybHkifQ==')).to.equal('Early')
    expect(phaseNameIn('data:,%7B%22name%22%3A%22Early%22%7D')).to.equal('Early')
    expect(phaseNameIn(uri({ name: 'Early', image: 'ipfs://picture' }))).to.equal('Early')
  })

  it('are undefined in everything else, however it is made', () => {
    const odd = [
      ...['', 'Early', 'ipfs://hash', 'https://drops.test/1', 'data:', 'data:application/json,'],
      ...[
        'data:,null',
        'data:,[]',
        'data:,"Early"',
        'data:;base64,%%%',
        `data:,${'['.repeat(500)}`,
      ],
      uri({ name: 5 }),
      uri({ name: { toString: 'x' } }),
      uri({ name: 'Early', padding: 'x'.repeat(2_000) }),
      uri({ name: 'x'.repeat(65) }),
      uri({ name: 'a\u0000b' }),
      `data:application/json,{"__proto__":{"name":"Early"}}`,
    ]
    for (const metadata of odd) expect(phaseNameIn(metadata), metadata).to.equal(undefined)
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: 'binary' }).map((text) => `data:${text}`),
      fc.string({ unit: 'binary' }).map((text) => `data:;base64,${text}`),
      fc.json().map((text) => `data:application/json,${text}`),
    )
    fc.assert(
      fc.property(texts, (metadata) => {
        const name = phaseNameIn(metadata)
        expect(name === undefined || (name.length > 0 && name.length <= 64)).to.equal(true)
      }),
      { numRuns: 2_000 },
    )
  })

  it('are read as they were written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 64 }), (name) => {
        const written = phaseNameUri(name)
        if (written !== undefined) expect(phaseNameIn(written)).to.equal(name)
      }),
      { numRuns: 2_000 },
    )
  })
})
