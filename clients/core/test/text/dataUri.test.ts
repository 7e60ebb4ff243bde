import { expect } from 'chai'
import fc from 'fast-check'
import { isDataUri, readDataUri } from '../../src/text/dataUri.ts'

const read = (uri: string, maxBytes = 1_000) => new TextDecoder().decode(readDataUri(uri, maxBytes))

const bytes = fc.uint8Array({ maxLength: 64 })

describe('data: URI', () => {
  it('is recognised by its scheme', () => {
    expect(isDataUri('DATA:,x')).to.equal(true)
    expect(isDataUri('https://a.example/data:')).to.equal(false)
  })

  for (const [uri, content] of [
    ['data:,', ''],
    ['data:application/json,{"a":1}', '{"a":1}'],
    ['data:application/json;utf8,{"name":"Item #1"}', '{"name":"Item #1"}'],
    ['data:application/json,%7B%22a%22%3a1%7d', '{"a":1}'],
    ['data:,100% %zz %4', '100% %zz %4'],
    ['data:,%C3%A9é', 'éé'],
    ['data:application/json;base64,eyJhIjoxfQ==', '{"a":1}'],
    ['data:application/json;base64,eyJhIjoxfQ', '{"a":1}'],
    ['data:application/json;charset=utf-8; BASE64 ,eyJh\nIjoxfQ%3D%3D', '{"a":1}'],
  ] as const) {
    it(`reads ${JSON.stringify(uri)}`, () => {
      expect(read(uri)).to.equal(content)
    })
  }

  it('reads any bytes in base64', () => {
    fc.assert(
      fc.property(bytes, (content) => {
        const uri = `data:;base64,${Buffer.from(content).toString('base64')}`
        expect([...readDataUri(uri, 64)]).to.deep.equal([...content])
      }),
    )
  })

  it('reads any bytes percent-encoded', () => {
    fc.assert(
      fc.property(bytes, (content) => {
        const encoded = [...content].map((byte) => `%${byte.toString(16).padStart(2, '0')}`)
        expect([...readDataUri(`data:,${encoded.join('')}`, 64)]).to.deep.equal([...content])
      }),
    )
  })

  it('error: no content', () => {
    expect(() => read('data:application/json')).to.throw(
      'Metadata data:application/json is not valid - it has no content',
    )
  })

  it('error: content that is not base64', () => {
    expect(() => read('data:;base64,*')).to.throw(
      'Metadata data:;base64,* is not valid - it is not base64',
    )
  })

  it('error: a byte above the limit, encoded or not', () => {
    expect(read('data:,12345', 5)).to.equal('12345')
    expect(read('data:,%31%32%33%34%35', 5)).to.equal('12345')
    for (const uri of ['data:,123456', 'data:,%31%32%33%34%35%36', 'data:;base64,MTIzNDU2']) {
      expect(() => read(uri, 5)).to.throw(
        `Metadata ${uri} is not valid - it is larger than 5 bytes`,
      )
    }
  })
})
