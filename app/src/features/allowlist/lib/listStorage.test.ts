import 'fake-indexeddb/auto'
import type { JournalRecord } from '@mintline/solana'
import { openDB } from 'idb'
import { describe, expect, it } from 'vitest'
import { forgetList, openListJournal, storedList, storeList } from './listStorage.ts'

let lists = 0

/** Creates a list that no other test writes to. */
function newScope() {
  lists += 1
  return { genesisHash: 'chain', deployment: `collection ${lists}`, phaseIndex: 0 }
}

function sent(signature: string): JournalRecord {
  return {
    kind: 'sent',
    operation: 'upsert',
    users: ['wallet'],
    signature,
    lastValidBlockHeight: 300,
    wire: Uint8Array.of(1, 2, 255),
  }
}

const landed: JournalRecord = { kind: 'outcome', signature: 'a', status: 'confirmed', slot: 7 }

describe('openListJournal', () => {
  it('returns appended records in order, with their bytes', async () => {
    const scope = newScope()
    const journal = await openListJournal(scope)
    await journal.append([sent('a'), sent('b')])
    await journal.append([landed])

    const again = await openListJournal(scope)
    expect(again.scope).toEqual(scope)
    expect(await again.load()).toEqual([sent('a'), sent('b'), landed])
  })

  it('has records on disk once append resolves, for every later connection', async () => {
    const journal = await openListJournal(newScope())
    await journal.append([sent('durable')])
    const other = await openDB('mintline.allowlists')
    const values: { record: JournalRecord }[] = await other.getAll('records')
    other.close()
    expect(values.map(({ record }) => record)).toContainEqual(sent('durable'))
  })

  it('separates lists by chain, collection and phase', async () => {
    const scope = newScope()
    const others = [
      { ...scope, genesisHash: 'another chain' },
      newScope(),
      { ...scope, phaseIndex: 1 },
    ]
    const journal = await openListJournal(scope)
    await journal.append([sent('own')])
    for (const other of others) {
      const theirs = await openListJournal(other)
      expect(await theirs.load()).toEqual([])
      await theirs.append([sent('theirs')])
    }

    await journal.clear()
    expect(await journal.load()).toEqual([])
    for (const other of others) {
      expect(await (await openListJournal(other)).load()).toEqual([sent('theirs')])
    }
  })

  it('appends nothing outside a database transaction', async () => {
    const journal = await openListJournal(newScope())
    await journal.append([])
    expect(await journal.load()).toEqual([])
  })
})

describe('stored requests', () => {
  it('keep amounts of any size until they are deleted', async () => {
    const scope = newScope()
    const wanted = { operation: 'remove', users: ['w1', 'w2'] } as const
    expect(await storedList(scope)).toBeUndefined()
    await storeList({ scope, wanted, since: 5 })
    expect(await storedList(scope)).toEqual({ scope, wanted, since: 5 })
    expect(await storedList({ ...scope, phaseIndex: 1 })).toBeUndefined()

    await forgetList(scope)
    expect(await storedList(scope)).toBeUndefined()
  })

  it('replace an earlier request', async () => {
    const scope = newScope()
    await storeList({ scope, wanted: { operation: 'remove', users: ['w1'] }, since: 1 })
    await storeList({ scope, wanted: { operation: 'upsert', entries: [] }, since: 2 })
    expect(await storedList(scope)).toEqual({
      scope,
      wanted: { operation: 'upsert', entries: [] },
      since: 2,
    })
  })
})
