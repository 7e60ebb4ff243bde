import { expect } from 'chai'
import { eventually } from '../test/ingest/_follow.ts'
import { addressOf } from '../test/orders/_market.ts'
import { startThirdSize, type ThirdSize } from './_thirdSize.ts'

/** Concurrent loops that post orders, and as many that read lists. */
const AT_ONCE = 2
/** Orders to acknowledge before the primary is killed, and again after the promotion. */
const ORDERS = 15
/** Lists to read while there is no primary. */
const LISTS = 40

const ITEMS = '/v0.1/items/all'
const ORDER_LIST = '/v0.1/orders/all?blockchains=BASE'
const REPLAY = 'select pg_wal_replay_pause()'
const REPLAY_ON = 'select pg_wal_replay_resume()'

describe('a primary with a synchronous standby', () => {
  let world: ThirdSize

  before(async () => {
    world = await startThirdSize()
  })
  after(() => world.close())

  it('answers lists from the standby, and what follows from a write from the primary', async () => {
    await world.query(world.standby, REPLAY)
    const { status, id } = await world.post()
    expect(status).to.equal(200)
    const path = `/v0.1/orders/${encodeURIComponent(`${id}`)}`

    expect((await world.ask(`${path}/validate`)).status).to.equal(200)
    expect(await listed()).to.not.include(id)
    expect((await world.ask(path)).status).to.equal(404)

    await world.query(world.standby, REPLAY_ON)
    await eventually(async () => ((await listed()).includes(`${id}`) ? true : undefined))
    expect((await world.ask(path)).status).to.equal(200)
  })

  it('acknowledges no order that the standby does not have', async () => {
    const { pid } = await eventually(async () => {
      const sql = 'select pid from pg_stat_wal_receiver'
      const [receiver] = await world.query<{ pid: number }>(world.standby, sql)
      return receiver
    })
    process.kill(pid, 'SIGSTOP')
    try {
      expect(await world.post()).to.deep.equal({ status: 503, id: undefined })
      expect((await world.ask(ITEMS)).status).to.equal(200)
    } finally {
      process.kill(pid, 'SIGCONT')
    }
    await eventually(async () => ((await world.post()).status === 200 ? true : undefined))
  })

  it('loses no acknowledged order, and goes on, where the primary is killed under load', async () => {
    const load = startLoad()
    try {
      await more(load.acknowledged, ORDERS)
      world.primary.kill()
      await eventually(async () => (load.refused > 0 ? true : undefined))
      await more(load.lists, LISTS)
      await world.standby.promote()
      world.address.lead(world.standby.port)
      await more(load.acknowledged, ORDERS)
    } finally {
      await load.stop()
    }

    expect([...new Set(load.lists)]).to.deep.equal([200])
    expect([...load.statuses].sort()).to.deep.equal([200, 503])
    expect(new Set(await listed())).to.include.all.keys(load.acknowledged)
  })

  it('follows its chain on the new primary', async () => {
    const { nft, execute } = world.market
    const before = await items()
    await execute(nft, 'mint', [addressOf(3)])
    await eventually(async () => ((await items()) === before + 1 ? true : undefined))
  })

  /** Posts orders and reads lists until stopped. */
  function startLoad() {
    let isOver = false
    const lists: number[] = []
    const acknowledged: string[] = []
    const statuses = new Set<number>()
    const load = { lists, acknowledged, statuses, refused: 0 }
    const repeat = async (work: () => Promise<unknown>) => {
      while (!isOver) await work()
    }
    const post = async () => {
      const { status, id } = await world.post()
      statuses.add(status)
      if (id === undefined) load.refused += 1
      else acknowledged.push(id)
    }
    const list = async () => {
      for (const path of [ITEMS, ORDER_LIST]) lists.push((await world.ask(path)).status)
    }
    const running = [post, list].flatMap((work) =>
      Array.from({ length: AT_ONCE }, () => repeat(work)),
    )
    return Object.assign(load, {
      stop: async () => {
        isOver = true
        await Promise.all(running)
      },
    })
  }

  /** Waits until a list has grown by `count` entries. */
  async function more(list: readonly unknown[], count: number): Promise<void> {
    const length = list.length + count
    await eventually(async () => (list.length >= length ? true : undefined))
  }

  /** Returns the ids in the API's order list. */
  async function listed(): Promise<string[]> {
    const { body } = await world.ask(`${ORDER_LIST}&size=1000`)
    return (body as { orders: { id: string }[] }).orders.map(({ id }) => id)
  }

  async function items(): Promise<number> {
    const { body } = await world.ask(ITEMS)
    return (body as { items: unknown[] }).items.length
  }
})
