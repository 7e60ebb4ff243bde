import { expect } from 'chai'
import fc from 'fast-check'
import { CID } from 'multiformats/cid'
import * as raw from 'multiformats/codecs/raw'
import { sha256 } from 'multiformats/hashes/sha2'
import { contentIdOf, folderIdOf } from '../../src/index.ts'

async function* inParts(content: Uint8Array, size: number) {
  for (let at = 0; at < content.length; at += size) yield content.subarray(at, at + size)
}

describe('contentIdOf', () => {
  for (const [title, content, cid] of [
    ['nothing', new Uint8Array(), 'bafkreihdwdcefgh4dqkjv67uzcmw7ojee6xedzdetojuzjevtenxquvyku'],
    [
      '3 bytes',
      Uint8Array.of(1, 2, 3),
      'bafkreiadsbmmn4waznesyuz3bjgrj33xzqhxrk6mz3ksq7meugrachh3qe',
    ],
    // As ipfs-car has it.
    [
      '3 MB',
      new Uint8Array(3_000_000).fill(7),
      'bafybeiaufkbwyxhzqkkqxou6es67u5d2wsia66ylhqcmkqdsiy3ut3qqsu',
    ],
  ] as const) {
    it(`is the one of IPFS for ${title}`, async () => {
      expect(await contentIdOf(content)).to.include({ cid, bytes: content.length })
    })
  }

  it('is the hash of a small file, however it arrives', async () => {
    const content = fc.uint8Array({ maxLength: 4_096 })
    await fc.assert(
      fc.asyncProperty(content, fc.integer({ min: 1, max: 5_000 }), async (bytes, size) => {
        const expected = CID.createV1(raw.code, await sha256.digest(bytes)).toString()
        expect((await contentIdOf(bytes)).cid).to.equal(expected)
        expect((await contentIdOf(inParts(bytes, size))).cid).to.equal(expected)
      }),
    )
  })

  it('fails as its content does', async () => {
    async function* broken() {
      yield Uint8Array.of(1)
      throw new Error('the disk is gone')
    }
    const error: unknown = await contentIdOf(broken()).catch((thrown: unknown) => thrown)
    expect(error).to.have.property('message', 'the disk is gone')
  })
})

describe('folderIdOf', () => {
  it('does not depend on the order of its files', async () => {
    const content = await contentIdOf(Uint8Array.of(1, 2, 3))
    const entries = ['2.png', '10.png', '1.png'].map((name) => ({ name, content }))
    const { cid } = await folderIdOf(entries)
    expect(cid).to.match(/^bafybei/)
    expect((await folderIdOf(entries.toReversed())).cid).to.equal(cid)
    expect((await folderIdOf(entries.slice(1))).cid).to.not.equal(cid)
  })

  it('spreads a large folder over several blocks', async () => {
    const content = await contentIdOf(Uint8Array.of(1))
    const entries = Array.from({ length: 2_500 }, (_, index) => ({
      name: `${index}.json`,
      content,
    }))
    const sizes: number[] = []
    await folderIdOf(entries, ({ bytes }) => {
      sizes.push(bytes.length)
    })
    expect(sizes.length).to.be.greaterThan(1)
    expect(Math.max(...sizes)).to.be.lessThan(1_048_576)
  })
})
