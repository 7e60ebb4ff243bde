import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect } from 'chai'
import { failureOf } from '../../clients/core/test/async/_clock.ts'
import { temporaryFolder } from '../../tests/helpers/temporaryFolder.ts'
import { closuresOf } from './closures.ts'

const MANIFEST = JSON.stringify({
  exports: { '.': { '@mintline/source': './src/index.ts' }, './package.json': './package.json' },
})
const FILES: Readonly<Record<string, string>> = {
  'clients/one/package.json': MANIFEST,
  'clients/one/src/index.ts': "export * from './mint.ts'\nexport * from './build.ts'\n",
  'clients/one/src/mint.ts': [
    "import type { Tree } from './build.ts'",
    "import { CODE } from './generated/codes.ts'",
    "import { two } from './two.ts'",
    'export async function mint(tree?: Tree) {',
    "  return [CODE, two, tree, await import('./late.ts')]",
    '}',
  ].join('\n'),
  'clients/one/src/two.ts': 'export const two = 2\n',
  'clients/one/src/late.ts': 'export const late = 3\n',
  'clients/one/src/generated/codes.ts': 'export const CODE = 1\n',
  'clients/one/src/build.ts':
    "import tree from 'merkletreejs'\nexport type Tree = unknown\nexport const build = () => tree\n",
  'node_modules/merkletreejs/package.json': '{"main":"index.js"}',
  'node_modules/merkletreejs/index.js': 'export default 1\n',
}

describe('closures', () => {
  const root = temporaryFolder()
  const packages = [{ name: '@here/one', folder: join(root, 'clients', 'one'), needs: [] }]
  const mint = { call: 'mint', module: 'clients/one/src/mint.ts', files: 2 }

  before(() => {
    for (const [path, text] of Object.entries(FILES)) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), text)
    }
  })

  it('count what is written by hand and loaded before a call runs', async () => {
    expect(await closuresOf(root, packages, {}, [mint])).to.deep.equal([
      { name: '@here/one', files: 4, bound: undefined, libraries: [] },
      { name: '@here/one mint', files: 2, bound: 2, libraries: [] },
    ])
  })

  it('name the libraries of trees that a page which mints would load', async () => {
    const build = {
      call: 'build',
      module: 'clients/one/src/build.ts',
      files: 1,
      noTreeLibrary: true,
    } as const
    const [, closure] = await closuresOf(root, packages, { '@here/one': 4 }, [build])
    expect(closure?.libraries).to.deep.equal(['merkletreejs'])
  })

  it('error: a row whose call is gone', async () => {
    const failure: unknown = await failureOf(
      closuresOf(root, packages, {}, [{ ...mint, call: 'gone' }]),
    )
    expect(failure)
      .to.have.property('message')
      .that.equals('clients/one/src/mint.ts declares no gone: mend scripts/closures/bounds.ts.')
  })
})
