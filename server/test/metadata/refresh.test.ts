import { expect } from 'chai'
import { sql } from 'kysely'
import { restartCounts } from '../../src/access/sharedCounts.ts'
import { lockCollections } from '../../src/database/counts/lockCollections.ts'
import { collectionKey, itemKey } from '../../src/database/keys/index.ts'
import { addJobs } from '../../src/database/queue/addJobs.ts'
import { itemMetadataJob } from '../../src/database/queue/jobs.ts'
import * as calls from '../../src/indexer/calls.ts'
import { HOST_RESTARTS, metadataResets } from '../../src/metadata/resetMetadata.ts'
import { waitsFor } from '../_waits.ts'
import { ask } from '../read-model/_app.ts'
import { endless, json } from './_files.ts'
import { emptyQueue, queued } from './_jobs.ts'
import { DROP, DROP_ID, item, itemId, type Unread, unread } from './_metadata.ts'

const RED = {
  name: 'First',
  image: 'https://example.com/1.png',
  attributes: [{ trait_type: 'Color', value: 'Red' }],
}
const hex = (number: number) => itemKey(item(number)).toString('hex')

describe('metadata', () => {
  let world: Unread

  before(async () => {
    world = await unread()
  })

  beforeEach(() => world.renew())

  after(() => world.close())

  const shown = async (number = 1) =>
    (await ask(world.app, calls.getItemById, { itemId: itemId(number) })).body
  const traits = async () =>
    (await ask(world.app, calls.queryTraits, { collectionIds: [DROP_ID] })).body.traits

  it('of an item is shown with its traits once fetched', async () => {
    const { answers } = world.files
    answers.set('/1', json(RED))
    await world.fetchItem(1)
    expect((await shown()).meta).to.deep.equal({
      name: 'First',
      originalMetaUri: world.files.url('/1'),
      attributes: [{ key: 'Color', value: 'Red' }],
      content: [{ '@type': 'IMAGE', url: RED.image, representation: 'ORIGINAL' }],
    })
    expect(await world.stateOf(1)).to.include({ state: 'FETCHED', tries: 1, next_try_at: null })
    const entry = (value: string) => ({ value, count: 1 })
    expect(await traits()).to.deep.equal([{ key: entry('Color'), values: [entry('Red')] }])
    const { body } = await ask(world.app, calls.getCollectionById, { collection: DROP_ID })
    expect(body.hasTraits).to.equal(true)
    const rarity = { collectionId: DROP_ID, properties: [{ key: 'Color', value: 'Red' }] }
    const rare = await ask(world.app, calls.queryTraitsWithRarity, { traitsRarityRequest: rarity })
    expect(rare.body.traits[0]?.rarity).to.equal('50.0000000')
  })

  it('is kept however long and odd its traits are', async () => {
    const odd = Array.from({ length: 1_000 }, (_, index) =>
      String.fromCodePoint(0x4e00 + index * 7),
    )
    const attributes = [{ trait_type: odd.join(''), value: odd.reverse().join('') }]
    world.files.answers.set('/1', json({ name: '\u0000\ud800', attributes }))
    await world.fetchItem(1)
    expect(await world.stateOf(1)).to.include({ state: 'FETCHED' })
    expect(await traits()).to.have.length(1)
  })

  it('of a burned item does not count', async () => {
    world.files.answers.set('/1', json(RED))
    await world.fetchItem(1)
    expect(await traits()).to.have.length(1)
    await world.burn(1)
    expect(await traits()).to.deep.equal([])
  })

  it('of a collection is shown once fetched', async () => {
    world.files.answers.set('/drop', json({ name: 'Drop', seller_fee_basis_points: 250 }))
    await world.fetchCollection()
    const { body } = await ask(world.app, calls.getCollectionById, { collection: DROP_ID })
    expect(body.meta).to.include({ name: 'Drop', sellerFeeBasisPoints: 250 })
  })

  it('that is missing is tried 5 times at growing intervals; the item stays', async () => {
    const delays: (number | undefined)[] = []
    for (let tries = 1; tries <= 5; tries += 1) {
      await world.makeDue()
      await emptyQueue(world.pools.write)
      await world.fetchItem(1)
      delays.push((await queued(world.pools.write))[0]?.seconds)
    }
    expect(delays).to.deep.equal([30, 120, 480, 1_920, undefined])
    const state = await world.stateOf(1)
    expect(state).to.include({ state: 'ERROR', tries: 5, next_try_at: null })
    expect(state.failure).to.match(/is not available - status 404$/)
    await world.fetchItem(1)
    expect(world.files.asked).to.have.length(5)
    expect(await shown()).to.not.have.property('meta')
  })

  it('that appears late is shown as if it had always been there', async () => {
    await world.fetchItem(1)
    world.files.answers.set('/1', json(RED))
    await world.makeDue()
    await world.fetchItem(1)
    expect(await world.stateOf(1)).to.include({ state: 'FETCHED', tries: 2, failure: null })
    expect((await shown()).meta?.name).to.equal('First')
  })

  it('that can never be fetched takes one job only', async () => {
    world.files.answers.set('/1', endless())
    world.files.answers.set('/2', json(['no object']))
    for (const [number, reason] of [
      [1, /larger than 1048576 bytes$/],
      [2, /not a JSON object$/],
    ] as const) {
      await world.fetchItem(number)
      const state = await world.stateOf(number)
      expect(state).to.include({ state: 'ERROR', tries: 1 })
      expect(state.failure).to.match(reason)
      expect(await shown(number)).to.include({ id: itemId(number) })
    }
    expect(await queued(world.pools.write)).to.deep.equal([])
  })

  it('is requested once by two concurrent jobs', async () => {
    world.files.answers.set('/1', json(RED))
    await Promise.all([world.fetchItem(1), world.fetchItem(1)])
    expect(world.files.asked).to.deep.equal(['/1'])
  })

  it('of a uri that changed during the request is not written', async () => {
    const { write } = world.pools
    world.files.answers.set('/1', async (response, request) => {
      const uri = world.files.url('/new')
      await write
        .updateTable('items')
        .set({ uri })
        .where('id', '=', itemKey(item(1)))
        .execute()
      json(RED)(response, request)
    })
    await world.fetchItem(1)
    expect(await shown()).to.not.have.property('meta')
  })

  it('is written once the database recovers, without a second request', async () => {
    world.files.answers.set('/1', json(RED))
    let fetching: Promise<void> | undefined
    await world.pools.write.transaction().execute(async (transaction) => {
      await lockCollections(transaction, [collectionKey(DROP)])
      fetching = world.fetchItem(1)
      expect(await waitsFor(transaction, fetching)).to.equal(true)
      await sql`
        select pg_terminate_backend(pid) from pg_locks
        where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))
      `.execute(transaction)
    })
    await fetching
    expect(await world.stateOf(1)).to.include({ state: 'FETCHED', tries: 1 })
    expect(world.files.asked).to.deep.equal(['/1'])
  })

  it('gets a job when it is due and has none', async () => {
    await world.sweep()
    const keys = (await queued(world.pools.write)).map(({ key }) => key)
    expect(keys).to.have.length(3)
    expect(keys).to.include.members([`metadata ${hex(1)}`, `metadata ${hex(2)}`])
  })

  it('is queued without deadlocks by concurrent transactions in any order', async () => {
    const { write } = world.pools
    let sweeping: Promise<void> | undefined
    await write.transaction().execute(async (transaction) => {
      await lockCollections(transaction, [collectionKey(DROP)])
      await addJobs(transaction, [itemMetadataJob(itemKey(item(2)))])
      sweeping = world.sweep()
      expect(await waitsFor(transaction, sweeping)).to.equal(true)
      await addJobs(transaction, [itemMetadataJob(itemKey(item(1)))])
    })
    await sweeping
    expect(await queued(write)).to.have.length(3)
  })

  describe('is fetched again', () => {
    const resetItem = (parameters: object) =>
      ask(world.app, calls.resetItemMeta, { itemId: itemId(1), ...parameters })

    it('before the answer when the caller waits', async () => {
      world.files.answers.set('/1', json(RED))
      await world.fetchItem(1)
      world.files.answers.set('/1', json({ ...RED, name: 'Changed' }))
      const { status, body } = await resetItem({ sync: true })
      expect([status, body]).to.deep.equal([200, null])
      expect((await shown()).meta?.name).to.equal('Changed')
    })

    it('by a job otherwise, counting tries from one', async () => {
      world.files.answers.set('/1', json('no object'))
      await world.fetchItem(1)
      const { status } = await resetItem({})
      expect(status).to.equal(200)
      expect(await world.stateOf(1)).to.include({ state: 'WAITING', tries: 0, failure: null })
      expect(await queued(world.pools.write)).to.deep.equal([
        { key: `metadata ${hex(1)}`, seconds: 0 },
      ])
      expect(world.files.asked).to.have.length(1)
    })

    it('for a collection', async () => {
      await world.fetchCollection()
      await emptyQueue(world.pools.write)
      const { status } = await ask(world.app, calls.resetCollectionMeta, { collection: DROP_ID })
      expect(status).to.equal(200)
      expect(await queued(world.pools.write)).to.have.length(1)
      world.files.answers.set('/drop', json({ name: 'At last' }))
      await world.fetchCollection()
      const { body } = await ask(world.app, calls.getCollectionById, { collection: DROP_ID })
      expect(body.meta?.name).to.equal('At last')
    })

    it('for all items of a collection', async () => {
      for (const number of [1, 2]) await world.fetchItem(number)
      await emptyQueue(world.pools.write)
      const { status } = await ask(world.app, calls.refreshCollectionItemsMeta, {
        collection: DROP_ID,
      })
      expect(status).to.equal(200)
      expect(await queued(world.pools.write)).to.have.length(1)
      await world.refreshItems()
      const keys = (await queued(world.pools.write)).map(({ key }) => key)
      expect(keys).to.include.members([`metadata ${hex(1)}`, `metadata ${hex(2)}`])
    })

    it('at most once a minute per entity across processes, within a rate per host', async () => {
      const { write } = world.pools
      await write.deleteFrom('request_counts').execute()
      const resets = () =>
        metadataResets({ writer: write, reader: world.reader, countRestart: restartCounts(write) })
      const [one, two] = [resets(), resets()]
      await emptyQueue(write)

      // When it is asked for again and again
      for (const by of [one, two, one]) {
        expect(await by.resetItem(item(1), false)).to.equal(true)
        expect(await by.resetCollection(DROP)).to.equal(true)
        expect(await by.refreshItems(DROP)).to.equal(true)
      }

      // Then each is fetched again once, and another item too
      const { tries } = await world.stateOf(1)
      expect(tries).to.equal(0)
      expect(await queued(write)).to.have.length(3)
      await world.fetchItem(1)
      expect(await two.resetItem(item(1), false)).to.equal(true)
      expect(await world.stateOf(1)).to.include({ tries: 1 })
      await world.fetchItem(2)
      expect(await two.resetItem(item(2), false)).to.equal(true)
      expect(await world.stateOf(2)).to.include({ tries: 0 })

      // And when its host has been asked for too often, no other one is.
      await write
        .updateTable('request_counts')
        .set({ requests: HOST_RESTARTS })
        .where('network', 'like', 'host %')
        .execute()
      await write.deleteFrom('request_counts').where('network', 'like', 'item %').execute()
      await world.fetchItem(2)
      expect(await two.resetItem(item(2), false)).to.equal(true)
      expect(await world.stateOf(2)).to.include({ tries: 1 })
    })

    it('never for an unknown entity', async () => {
      const other = { itemId: itemId(9), collection: DROP_ID.replace(/.{3}$/, '111') }
      for (const call of [
        calls.resetItemMeta,
        calls.resetCollectionMeta,
        calls.refreshCollectionItemsMeta,
      ]) {
        const { status, body } = await ask(world.app, call, other)
        expect([status, Reflect.get(body as object, 'code')]).to.deep.equal([404, 'NOT_FOUND'])
      }
    })
  })
})
