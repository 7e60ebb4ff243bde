import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { differingFiles, formatHashes, hashFiles, parseHashes } from './hashes.ts'

const OF_ABC = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'

describe('hashes of a build', () => {
  it("cover every file that runs, but not the host's own configuration", () => {
    const folder = mkdtempSync(join(tmpdir(), 'mintline-hashes-'))
    mkdirSync(join(folder, 'mint'))
    for (const name of ['b.js', 'b.js.map', 'mintline.json', 'mint/index.html']) {
      writeFileSync(join(folder, name), 'abc')
    }

    const files = hashFiles(folder)

    expect(files).toEqual([
      { name: 'b.js', hash: OF_ABC },
      { name: 'mint/index.html', hash: OF_ABC },
    ])
    expect(formatHashes(files)).toBe(`${OF_ABC}  b.js\n${OF_ABC}  mint/index.html\n`)
    expect(parseHashes(formatHashes(files))).toEqual(files)
    rmSync(folder, { recursive: true })
  })

  it('report changed, missing and additional files', () => {
    const expected = [
      { name: 'same', hash: '1' },
      { name: 'changed', hash: '1' },
      { name: 'missing', hash: '1' },
    ]
    const found = [
      { name: 'same', hash: '1' },
      { name: 'changed', hash: '2' },
      { name: 'added', hash: '1' },
    ]
    expect(differingFiles(expected, found)).toEqual(['added', 'changed', 'missing'])
  })
})
