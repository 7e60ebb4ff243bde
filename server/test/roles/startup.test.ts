import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import { type ModuleGraph, moduleGraph } from '../../../scripts/lib/moduleGraph.ts'

const SERVER = fileURLToPath(new URL('../..', import.meta.url))
const MAIN = 'src/main.ts'
const STARTED = [MAIN, 'src/roles/startServer.ts']
/** Clients of chains and their libraries. */
const CHAINS =
  /(^|\/)(clients\/(evm|solana)\/src|node_modules\/(@aptos-labs|@noble|@solana|ox|viem))\//
/** Library that reads documents. */
const READING = /(^|\/)node_modules\/undici\//
const OTHER_ROLES = /^src\/(ingest|jobs)\//

describe('startup of the server', () => {
  let graph: ModuleGraph

  before(async () => {
    // The demo is a network besides.
    graph = await moduleGraph(SERVER, MAIN, ['./demo/startDemo.ts'])
  })
  const loaded = (entries: readonly string[], ...kinds: readonly RegExp[]) =>
    graph.loadedWith(...entries).filter((path) => kinds.some((kind) => kind.test(path)))

  it('reads options and settings before it loads what serves', () => {
    expect(graph.loadedWith(MAIN)).to.include('src/config/settings.ts')
    const serves = /^src\/(database\/(?!embedded\/)|http|indexer|read-model|roles)\//
    expect(loaded([MAIN], serves, OTHER_ROLES, CHAINS, READING)).to.deep.equal([])
  })

  it('starts the database before it loads what asks it', () => {
    expect(graph.loadedWith(...STARTED)).to.include('src/database/embedded/createCluster.ts')
    expect(loaded(STARTED, /(^|\/)node_modules\/(kysely|graphile-worker)\//)).to.deep.equal([])
  })

  it('answers calls before it loads other roles, libraries of chains and readers of documents', () => {
    const api = [...STARTED, 'src/roles/api.ts']
    expect(graph.loadedWith(...api)).to.include('src/indexer/items/calls.ts')
    expect(loaded(api, OTHER_ROLES, CHAINS, READING)).to.deep.equal([])
    // They are loaded by what needs them.
    expect(loaded(['src/indexer/orders/lazyHandlers.ts'], CHAINS)).not.to.deep.equal([])
    expect(loaded(['src/metadata/fetch/openConnections.ts'], READING)).not.to.deep.equal([])
  })

  it('follows Solana without the library of EVM chains', () => {
    const evm = /(^|\/)(clients\/evm\/src|node_modules\/(ox|viem))\//
    expect(loaded([...STARTED, 'src/roles/ingest.ts'], evm)).to.deep.equal([])
    expect(graph.modules).to.include('src/ingest/sources/evm/followEvm.ts')
  })
})
