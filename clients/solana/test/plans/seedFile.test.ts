import { expect } from 'chai'
import { SEED_LENGTH } from '../../src/instructions/revealCommitment.ts'
import { formatSeedFile, parseSeedFile } from '../../src/plans/reveal/seedFile.ts'

const HEX = '07'.repeat(SEED_LENGTH)
const files = {
  seed: new Uint8Array(SEED_LENGTH).fill(7),
  baseUri: 'ipfs://folder/{}.json',
  fileCount: 2n ** 64n - 1n,
}
const TEXT = `{"seed":"${HEX}","baseUri":"ipfs://folder/{}.json","fileCount":"18446744073709551615"}`

describe('formatSeedFile', () => {
  it('writes seed, uri and count without loss, as files written so far', () => {
    expect(formatSeedFile(files)).to.equal(TEXT)
  })
})

describe('parseSeedFile', () => {
  it('returns what was written, also if somebody has reformatted it', () => {
    expect(parseSeedFile(TEXT)).to.deep.equal(files)
    expect(parseSeedFile(`${JSON.stringify(JSON.parse(TEXT), null, 2)}\n`)).to.deep.equal(files)
  })

  it('takes nothing for a seed that is none, and never throws', () => {
    const other = (change: object) => JSON.stringify({ ...JSON.parse(TEXT), ...change })
    const broken = [
      '',
      'null',
      '[]',
      '"text"',
      TEXT.slice(0, -1),
      '['.repeat(100_000),
      other({ seed: undefined }),
      other({ seed: 7 }),
      other({ seed: HEX.slice(2) }),
      other({ seed: `0x${HEX}` }),
      other({ seed: `${HEX}\n` }),
      other({ baseUri: null }),
      other({ fileCount: 3 }),
      other({ fileCount: '-3' }),
      other({ fileCount: '1'.repeat(21) }),
    ]
    for (const text of broken) expect(parseSeedFile(text), text.slice(0, 80)).to.equal(undefined)
  })
})
