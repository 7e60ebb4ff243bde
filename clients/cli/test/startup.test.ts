import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import { moduleGraph } from '../../../scripts/lib/moduleGraph.ts'

const PACKAGE = fileURLToPath(new URL('..', import.meta.url))
/** Takes longer to load than all help texts together. */
const HEAVY =
  /(^|\/)(clients\/(aptos|evm|solana)\/src|node_modules\/(@aptos-labs|@solana|viem|ox|zod|yaml|@clack))\//

const EVM = /(^|\/)(clients\/evm\/src|node_modules\/(viem|ox))\//
const APTOS = /(^|\/)(clients\/aptos\/src|node_modules\/@aptos-labs)\//
const SOLANA = /(^|\/)(clients\/solana\/src|node_modules\/@solana)\//

describe('startup of the command', () => {
  it('loads only what all commands share, and clients when a command runs', async () => {
    const { modules, loadedWith } = await moduleGraph(PACKAGE, 'src/main.ts')
    const loaded = loadedWith('src/main.ts')

    expect(loaded).to.include('src/usage/mint.ts')
    expect(loaded.filter((path) => HEAVY.test(path))).to.deep.equal([])
    // Part of the bundle, so it is loaded when it runs.
    expect(modules).to.include('src/commands/mint.ts')
    expect(modules.some((path) => HEAVY.test(path))).to.equal(true)

    // No kind of chain loads the clients of the others.
    const kinds = [
      { entries: ['src/commands/mint.ts', 'src/runtime/commandContext.ts'], foreign: [EVM, APTOS] },
      {
        entries: ['src/evm/drop/evmDropOnChain.ts', 'src/evm/chain/evmContext.ts'],
        foreign: [SOLANA, APTOS],
      },
      {
        entries: ['src/aptos/drop/aptosDropOnChain.ts', 'src/aptos/chain/aptosContext.ts'],
        foreign: [SOLANA, EVM],
      },
    ]
    for (const { entries, foreign } of kinds) {
      const others = loadedWith(...entries).filter((path) =>
        foreign.some((kind) => kind.test(path)),
      )
      expect(others, entries.join()).to.deep.equal([])
    }
  })
})
