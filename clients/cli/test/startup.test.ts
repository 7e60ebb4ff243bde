import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import { build } from 'esbuild'

const PACKAGE = fileURLToPath(new URL('..', import.meta.url))
/** Takes longer to load than all of the command's help. */
const HEAVY = /(^|\/)(clients\/solana\/src|node_modules\/(@solana|zod|yaml|@clack))\//

describe('the start of the command', () => {
  it('loads what all commands share, and of the clients nothing until one of them is run', async () => {
    const { metafile } = await build({
      entryPoints: [join(PACKAGE, 'src/main.ts')],
      absWorkingDir: PACKAGE,
      bundle: true,
      conditions: ['@mintline/source'],
      format: 'esm',
      platform: 'node',
      logLevel: 'silent',
      metafile: true,
      write: false,
    })
    const loaded = new Set<string>()
    const load = (path: string): void => {
      if (loaded.has(path)) return
      loaded.add(path)
      for (const { path: imported, kind } of metafile.inputs[path]?.imports ?? []) {
        if (kind !== 'dynamic-import') load(imported)
      }
    }
    load('src/main.ts')

    expect([...loaded]).to.include('src/usage/mint.ts')
    expect([...loaded].filter((path) => HEAVY.test(path))).to.deep.equal([])
    // Known to the bundle, hence loaded when it is run.
    expect(Object.keys(metafile.inputs)).to.include('src/commands/mint.ts')
    expect(Object.keys(metafile.inputs).some((path) => HEAVY.test(path))).to.equal(true)
  })
})
