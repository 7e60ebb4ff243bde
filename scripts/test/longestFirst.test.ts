import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import { temporaryFolder } from '../../tests/helpers/temporaryFolder.ts'
import { longestFirst } from './longestFirst.ts'
import { SUITES, type Suite } from './suites.ts'

describe('the longest files', () => {
  const root = temporaryFolder()
  const suite = (own: Partial<Suite>): Suite => ({
    name: 'any',
    command: 'node',
    args: [],
    count: () => ({ passed: 0, failed: 0 }),
    failures: /^$/,
    isParallel: true,
    ...own,
  })

  before(() => {
    for (const file of ['a.test.ts', 'b.test.ts', 'c/d.test.ts', 'c/e.test.ts', 'c/help.ts']) {
      const path = join(root, 'part', 'test', file)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, '')
    }
  })

  it('start first, files without a known time last', () => {
    const times = { 'part/test/a.test.ts': 2, 'part/test/b.test.ts': 3, 'part/test/c/d.test.ts': 5 }
    const files = ['test/**/a.test.ts', 'test/**/!(a).test.ts']
    expect(longestFirst(suite({ folder: 'part', files }), times, root).files).to.deep.equal([
      'test/c/d.test.ts',
      'test/b.test.ts',
      'test/a.test.ts',
      'test/c/e.test.ts',
    ])
  })

  it('are ordered among single files as well', () => {
    const times = { 'x.test.ts': 1, 'y.test.ts': 2 }
    const files = ['x.test.ts', 'y.test.ts']
    expect(longestFirst(suite({ files }), times, root).files).to.deep.equal(files.reverse())
  })

  it('are left to the order of the patterns where no time is known, or files run one by one', () => {
    const times = { 'part/test/a.test.ts': 2 }
    const unknown = suite({ files: ['part/test/c/*.test.ts'] })
    expect(longestFirst(unknown, times, root)).to.equal(unknown)
    const single = suite({ files: ['part/test/*.test.ts'], isParallel: false })
    expect(longestFirst(single, times, root)).to.equal(single)
    const whole = suite({})
    expect(longestFirst(whole, times, root)).to.equal(whole)
  })

  it('are those that mocha finds, in every suite', async () => {
    const top = fileURLToPath(new URL('../..', import.meta.url))
    // A module without types of its own.
    const { default: lookupFiles } = await import('mocha/lib/cli/lookup-files.js' as string)
    for (const { folder = '', files = [], ...rest } of SUITES) {
      const base = join(top, folder)
      const found = files.flatMap((pattern) => lookupFiles(join(base, pattern)))
      const times = Object.fromEntries(
        found.map((path: string, index) => [path.slice(top.length), found.length - index]),
      )
      const ordered = longestFirst({ ...rest, folder, files, isParallel: true }, times, top)
      const own = (ordered.files ?? []).map((file) => join(base, file))
      expect(own, rest.name).to.deep.equal(found)
    }
  })
})
