import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Localnet } from '@mintline/localnet'
import { expect } from 'chai'
import { laggingNode } from '../../../core/test/conformance/laggingNode.ts'
import { type NodeProxy, startNodeProxy } from '../../../core/test/conformance/nodeProxy.ts'
import { createAdministration } from '../../src/administration/createAdministration.ts'
import { removeAllowlistEntries } from '../../src/allowlist/remove/removeAllowlistEntries.ts'
import { upsertAllowlist } from '../../src/allowlist/upsert/upsertAllowlist.ts'
import { fetchAllowlist } from '../../src/reads/fetchAllowlist.ts'
import { fetchCollectionInfo } from '../../src/reads/fetchCollectionInfo.ts'
import { createConnection } from '../../src/send/createConnection.ts'
import { startPrograms } from '../localnet.ts'
import { startReplica } from '../support/replica.ts'
import { presentTime, simulatedTime } from '../support/simulatedTime.ts'
import { entriesOf } from '../upsert/_entries.ts'
import { inputOf, type List, startList } from '../upsert/_list.ts'

describe('one of two nodes that lags behind', () => {
  let folder: string
  let localnet: Localnet
  let proxy: NodeProxy
  let lagging: ReturnType<typeof laggingNode>
  let lists = 0
  const startTime = presentTime()

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'mintline-lagging-'))
    localnet = await startPrograms({ stateFolder: folder, startTime })
    proxy = await startNodeProxy(localnet.rpcUrl)
  })
  beforeEach(() => {
    let count = 0
    lagging = laggingNode({
      startReplica: () => startReplica({ folder, nodeUrl: localnet.rpcUrl, startTime }),
      isSubmission: (operation) => operation === 'sendTransaction',
      // Every other request.
      answers: () => count++ % 2 === 0,
    })
  })
  afterEach(async () => {
    proxy.setFault()
    await lagging.close()
  })
  after(async () => {
    await proxy.close()
    await localnet.close()
    await rm(folder, { recursive: true })
  })

  /** A new drop with a list, as it is reached through both nodes. */
  async function openList(): Promise<
    List & { readonly clock: ReturnType<typeof simulatedTime>['clock'] }
  > {
    lists += 1
    const list = await startList(localnet, `LAGGING${lists}`)
    const { clock, fetch, walletOf } = simulatedTime(localnet)
    const connection = createConnection(proxy.url, { fetch })
    proxy.setFault(lagging.choose)
    return {
      ...list,
      clock,
      connection,
      session: { connection, wallet: walletOf(list.drop.creator) },
    }
  }

  it('is not trusted about a phase that was just changed', async () => {
    const { session, connection, drop, clock } = await openList()
    const administration = createAdministration(session, { send: { clock, subscribe: false } })
    const collection = drop.address
    for (const priceAmount of [5n, 6n, 7n]) {
      const change = { collection, phaseIndex: 0, priceAmount }
      expect(await administration.modifyPhase(change)).to.include({ status: 'done' })
      const { phases } = await fetchCollectionInfo(connection, collection, { clock })
      expect(phases[0]?.priceAmount).to.equal(priceAmount)
    }
  })

  it('is not trusted about entries that were just written or removed', async () => {
    const list = await openList()
    const { session, connection, drop, clock } = list
    const entries = entriesOf('lagging', 25)
    const options = { clock, requestsPerSecond: Number.POSITIVE_INFINITY }

    const first = await upsertAllowlist(session, { ...inputOf(list), entries }, options)
    expect(first).to.include({ status: 'finished', added: 25 })
    const again = await upsertAllowlist(session, { ...inputOf(list), entries }, options)
    expect(again).to.deep.include({ status: 'finished', skipped: 25, signatures: [] })
    const query = { deployment: drop.address, phaseIndex: 1 }
    expect(await fetchAllowlist(connection, query, { clock })).to.have.length(25)

    const wallets = entries.map(({ user }) => user)
    const removed = await removeAllowlistEntries(session, { ...inputOf(list), wallets }, options)
    expect(removed).to.include({ status: 'finished', removed: 25 })
    expect(await fetchAllowlist(connection, query, { clock })).to.deep.equal([])
  })
})
