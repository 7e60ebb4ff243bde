import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import { build } from 'esbuild'

const PACKAGE = fileURLToPath(new URL('..', import.meta.url))
/** Takes longer to load than all help texts together. */
const HEAVY = /(^|\/)(clients\/(evm|solana)\/src|node_modules\/(@solana|viem|ox|zod|yaml|@clack))\//

const EVM = /(^|\/)(clients\/evm\/src|node_modules\/(viem|ox))\//
const SOLANA = /(^|\/)(clients\/solana\/src|node_modules\/@solana)\//

describe('startup of the command', () => {
  it('loads only what all commands share, and clients when a command runs', async () => {
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
    // Part of the bundle, so it is loaded when it runs.
    expect(Object.keys(metafile.inputs)).to.include('src/commands/mint.ts')
    expect(Object.keys(metafile.inputs).some((path) => HEAVY.test(path))).to.equal(true)

    // Neither kind of chain loads the client of the other.
    loaded.clear()
    load('src/commands/mint.ts')
    load('src/runtime/commandContext.ts')
    expect([...loaded].filter((path) => EVM.test(path))).to.deep.equal([])
    loaded.clear()
    load('src/evm/commands/show.ts')
    load('src/evm/runtime/evmContext.ts')
    expect([...loaded].filter((path) => SOLANA.test(path))).to.deep.equal([])
  })
})
