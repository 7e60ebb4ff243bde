import { expect } from 'chai'
import fc from 'fast-check'
import { parseJson, parseJsonText } from '../../src/text/parseJson.ts'

describe('JSON from outside', () => {
  it('is parsed as JSON.parse does', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 20 }), (text) => {
        expect(parseJsonText(text)).to.deep.equal(JSON.parse(text))
      }),
    )
  })

  it('counts no bracket within a text', () => {
    const deep = `${'['.repeat(1_000)}"\\`
    expect(parseJsonText(JSON.stringify([deep, deep]))).to.deep.equal([deep, deep])
  })

  it('has 200 levels at most', () => {
    const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)
    expect(parseJsonText(nested(200))).to.be.an('array')
    for (const text of [nested(201), '{"a":'.repeat(201), '['.repeat(5_000_000)]) {
      expect(() => parseJsonText(text)).to.throw(SyntaxError, 'JSON is nested too deeply')
    }
    expect(parseJson(new TextEncoder().encode(nested(201)))).to.equal(undefined)
  })

  it('that breaks off is a syntax error', () => {
    for (const text of ['', '"', '"\\', '["a', '[1,']) {
      expect(() => parseJsonText(text)).to.throw(SyntaxError)
    }
  })
})
