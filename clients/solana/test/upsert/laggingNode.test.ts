import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Localnet } from '@mintline/localnet'
import { expect } from 'chai'
import { openList } from '../../src/allowlist/batches/openList.ts'
import { resolveJournal } from '../../src/allowlist/batches/resolveJournal.ts'
import { confirmedTransactions } from '../../src/allowlist/journal.ts'
import { memoryJournal } from '../../src/allowlist/memoryJournal.ts'
import { removeAllowlistEntries } from '../../src/allowlist/remove/removeAllowlistEntries.ts'
import { upsertAllowlist } from '../../src/allowlist/upsert/upsertAllowlist.ts'
import { openFileJournal } from '../../src/node/fileJournal.ts'
import { createConnection } from '../../src/send/createConnection.ts'
import { startPrograms } from '../localnet.ts'
import { entriesOf } from './_entries.ts'
import { runTo, startProcess } from './_killedProcess.ts'
import {
  balanceOf,
  ENTRY_RENT,
  entriesOnChain,
  FEE,
  inputOf,
  type List,
  NO_PRIORITY_FEE,
  startList,
  termsOf,
} from './_list.ts'

/** Seconds by which the other node lags: far more than a test takes. */
const LAG = 3_600

describe('a run that is resumed on a lagging node', () => {
  let folder: string
  let node: Localnet
  let behind: Localnet
  let list: List
  let listBehind: List
  const entries = entriesOf('behind', 40)
  const wallets = entries.map(({ user }) => user)

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'mintline-lag-'))
  })
  afterEach(async () => {
    await behind.close()
    await node.close()
    await rm(folder, { recursive: true })
  })

  /** Two nodes on one network, one of which stays at the present state. */
  async function start(prepare: (list: List) => Promise<unknown> = async () => undefined) {
    const states = [join(folder, 'node'), join(folder, 'behind')] as const
    const first = await startPrograms({ stateFolder: states[0] })
    const prepared = await startList(first, 'LIST')
    await prepare(prepared)
    await first.close()
    await cp(states[0], states[1], { recursive: true })
    node = await startPrograms({ stateFolder: states[0] })
    node.advanceClock(LAG)
    behind = await startPrograms({ stateFolder: states[1] })
    const listAt = ({ rpcUrl }: Localnet): List => {
      const connection = createConnection(rpcUrl)
      return { ...prepared, connection, session: { ...prepared.session, connection } }
    }
    list = listAt(node)
    listBehind = listAt(behind)
  }

  /** One batch after the other, until the first has landed. */
  function untilFirst() {
    const controller = new AbortController()
    return {
      maxInFlight: 1,
      signAtOnce: 1,
      signal: controller.signal,
      onProgress: ({ done }: { done: number }) => {
        if (done > 0) controller.abort()
      },
    }
  }
  const balanceBehind = () => balanceOf(listBehind.connection, list.drop.creator.publicKey)

  it('does not resend what is confirmed in the journal', async () => {
    // Given a run that was stopped after its first batch of ten
    await start()
    const journal = memoryJournal(list.scope)
    const stopped = await upsertAllowlist(
      list.session,
      { ...inputOf(list), journal, entries },
      { ...NO_PRIORITY_FEE, ...untilFirst() },
    )
    expect(stopped).to.include({ status: 'cancelled', added: 10 })

    // When the next run uses the node that does not show them yet
    const before = await balanceBehind()
    const resumed = await upsertAllowlist(
      listBehind.session,
      { ...inputOf(listBehind), journal, entries },
      NO_PRIORITY_FEE,
    )

    // Then only the others are sent and paid for
    expect(resumed).to.deep.include({ status: 'finished', skipped: 10, added: 30 })
    expect(before - (await balanceBehind())).to.equal(30n * ENTRY_RENT + 3n * FEE)

    // And a third run, while the node lags, costs nothing
    const third = await upsertAllowlist(
      listBehind.session,
      { ...inputOf(listBehind), journal, entries },
      NO_PRIORITY_FEE,
    )
    expect(third).to.deep.include({ status: 'finished', skipped: 40, signatures: [] })
  })

  it('relies on the chain as soon as the node has reached the confirmed slot', async () => {
    // Given a stopped run, and a node that has caught up without its first batch
    await start()
    const journal = memoryJournal(list.scope)
    await upsertAllowlist(
      list.session,
      { ...inputOf(list), journal, entries },
      { ...NO_PRIORITY_FEE, ...untilFirst() },
    )
    behind.advanceClock(LAG + 60)

    // When it is resumed there, then everything is sent, and the journal is cleared
    const resumed = await upsertAllowlist(
      listBehind.session,
      { ...inputOf(listBehind), journal, entries },
      NO_PRIORITY_FEE,
    )
    expect(resumed).to.deep.include({ status: 'finished', skipped: 0, added: 40 })
    expect(await journal.load()).to.deep.equal([])
  })

  it('writes entries whose terms have changed since', async () => {
    // Given a run that was stopped after its first batch, and a list with new terms for three of its entries
    await start()
    const journal = memoryJournal(list.scope)
    await upsertAllowlist(
      list.session,
      { ...inputOf(list), journal, entries },
      { ...NO_PRIORITY_FEE, ...untilFirst() },
    )
    const confirmed = confirmedTransactions(await journal.load()).flatMap((sent) => sent.users)
    const ten = entries.filter(({ user }) => confirmed.includes(user))
    const wanted = ten.map((entry, index) => (index < 3 ? { ...entry, price: 77n } : entry))

    // When that list is upserted on the node that shows none of them
    const resumed = await upsertAllowlist(
      listBehind.session,
      { ...inputOf(listBehind), journal, entries: wanted },
      NO_PRIORITY_FEE,
    )

    // Then it is sent the three
    expect(resumed).to.deep.include({ status: 'finished', skipped: 7, changed: 3 })
    const sent = await entriesOnChain(listBehind.connection)
    expect(termsOf(sent)).to.deep.equal(termsOf(wanted.slice(0, 3)))
  })

  it('does not remove what is already removed in the journal', async () => {
    // Given entries on both nodes, and a removal that was stopped after its first batch
    await start((both) =>
      upsertAllowlist(both.session, { ...inputOf(both), entries }, NO_PRIORITY_FEE),
    )
    const journal = memoryJournal(list.scope)
    const inTens = { ...NO_PRIORITY_FEE, entriesPerTransaction: 10 }
    const removal = { ...inputOf(list), journal, wallets }
    await removeAllowlistEntries(list.session, removal, { ...inTens, ...untilFirst() })

    // When the next run uses the node that still shows them
    const before = await balanceBehind()
    const resumed = await removeAllowlistEntries(listBehind.session, removal, inTens)

    // Then only the others are removed
    expect(resumed).to.deep.include({ status: 'finished', skipped: 10, removed: 30 })
    expect((await balanceBehind()) - before).to.equal(30n * ENTRY_RENT - 3n * FEE)
  })

  it('does not resend what a killed run confirmed', async () => {
    // Given a killed run, whose open transactions are settled where they were sent
    await start()
    const input = {
      rpcUrl: node.rpcUrl,
      folder,
      scope: list.scope,
      creator: [...list.drop.creator.secretKey],
      seed: 'behind',
      count: 40,
    }
    const end = await runTo(startProcess(), { ...input, lastMoment: 70 })
    expect(end.signal).to.equal('SIGKILL')
    const journal = await openFileJournal({ folder, ...list.scope })
    const opened = await openList(list.session, { ...inputOf(list), journal }, NO_PRIORITY_FEE)
    await resolveJournal(journal, opened.deliver)
    const confirmed = confirmedTransactions(await journal.load()).flatMap((sent) => sent.users)
    expect(confirmed.length).to.be.within(2, 38)

    // When it is completed on the node that shows none of it
    await upsertAllowlist(
      listBehind.session,
      { ...inputOf(listBehind), journal, entries },
      NO_PRIORITY_FEE,
    )
    await journal.close()

    // Then that node was sent exactly what was not confirmed
    const sent = (await entriesOnChain(listBehind.connection)).map(({ user }) => user)
    const rest = wallets.filter((wallet) => !confirmed.includes(wallet))
    expect(sent.sort()).to.deep.equal([...rest].sort())
  })
})
