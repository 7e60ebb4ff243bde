import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sourceDigest } from './sourceDigest.ts'

const SOURCES = {
  'app/src/main.ts': 'start()',
  'clients/core/src/text.ts': 'export {}',
  'scripts/licences/notices.ts': 'export {}',
  'package-lock.json': '{}',
  'tsconfig.json': '{}',
}

describe('the digest of the pages’ sources', () => {
  let root: string
  let before: string

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'mintline-sources-'))
    for (const [path, content] of Object.entries(SOURCES)) write(path, content)
    before = sourceDigest(root)
  })
  afterEach(() => rmSync(root, { recursive: true }))

  it('stays the same while no source changes', () => {
    expect(before).toMatch(/^[0-9a-f]{64}$/)
    for (const [path, content] of Object.entries(SOURCES)) write(path, content)
    for (const other of ['dist', 'e2e', 'node_modules/vite', 'bench']) {
      write(`app/${other}/file.js`, 'anything')
    }
    expect(sourceDigest(root)).toBe(before)
  })

  it.each(Object.keys(SOURCES))('differs once %s changes', (path) => {
    write(path, 'stop()')
    expect(sourceDigest(root)).not.toBe(before)
  })

  it('differs once a file is added, renamed or removed', () => {
    write('app/src/other.ts', '')
    expect(sourceDigest(root)).not.toBe(before)
    rmSync(join(root, 'app/src/other.ts'))
    expect(sourceDigest(root)).toBe(before)
    renameSync(join(root, 'app/src/main.ts'), join(root, 'app/src/first.ts'))
    expect(sourceDigest(root)).not.toBe(before)
    rmSync(join(root, 'app/src/first.ts'))
    expect(sourceDigest(root)).not.toBe(before)
  })

  function write(path: string, content: string): void {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), content)
  }
})
