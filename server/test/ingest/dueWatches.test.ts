import { expect } from 'chai'
import type { Kysely } from 'kysely'
import { collectionKey, itemKey } from '../../src/database/keys/index.ts'
import type { DB } from '../../src/database/tables.ts'
import { dueWatches } from '../../src/ingest/sources/solana/watches.ts'
import { testDatabase } from '../_database.ts'
import { contract } from '../read-model/_addresses.ts'

const SECOND = 1_000
const SHORTEST = 60

describe('dueWatches', () => {
  let database: Kysely<DB>

  before(async () => {
    database = (await testDatabase()).write
  })
  beforeEach(async () => {
    await database.deleteFrom('item_watches').execute()
  })

  it('takes what was asked for first, up to half, and the plan for the rest', async () => {
    await write(range(0, 30), { asked_at: ago(50), next_at: ago(-3_600) })
    await write(range(30, 60), { asked_at: ago(40), next_at: ago(-3_600) })
    await write(range(60, 160), { next_at: ago(10) })

    const { asked, planned } = await due(100)

    expect(asked).to.have.length(50)
    expect(keysOf(asked).slice(0, 30)).to.have.members(range(0, 30).map(keyOf))
    expect(planned).to.have.length(50)
    expect(range(60, 160).map(keyOf)).to.include.members(keysOf(planned))
  })

  it('takes an item once that is both, and the whole plan where nobody asks', async () => {
    await write([1], { asked_at: ago(5), next_at: ago(5) })
    await write(range(2, 12), { next_at: ago(3) })

    const { asked, planned } = await due(11)

    expect(keysOf(asked)).to.deep.equal([keyOf(1)])
    expect(keysOf(planned)).to.have.members(range(2, 12).map(keyOf))
  })

  it('leaves what was asked for until it was not looked at for the shortest time', async () => {
    const next_at = ago(-3_600)
    await write([1], { asked_at: ago(5), checked_at: ago(SHORTEST - 20), next_at })
    await write([2], { asked_at: ago(4), checked_at: ago(SHORTEST + 20), next_at })
    await write([3], { asked_at: ago(3), next_at })

    const { asked, planned } = await due(10)

    expect(keysOf(asked)).to.deep.equal([keyOf(2), keyOf(3)])
    expect(planned).to.deep.equal([])
  })

  const due = (limit: number) => dueWatches(database, 'SOLANA', { limit, shortest: SHORTEST })

  async function write(
    numbers: readonly number[],
    times: { asked_at?: Date; checked_at?: Date; next_at: Date },
  ): Promise<void> {
    await database
      .insertInto('item_watches')
      .values(
        numbers.map((number) => ({
          item: Buffer.from(keyOf(number), 'hex'),
          collection: collectionKey({ blockchain: 'SOLANA', contract: contract('SOLANA', 999) }),
          chain: 3,
          account: 'account',
          transaction: 'transaction',
          moved_at: ago(86_400),
          ...times,
        })),
      )
      .execute()
  }
})

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from }, (_, at) => from + at)

const ago = (seconds: number): Date => new Date(Date.now() - seconds * SECOND)

const keyOf = (number: number): string =>
  itemKey({
    blockchain: 'SOLANA',
    contract: contract('SOLANA', number),
    tokenId: undefined,
  }).toString('hex')

const keysOf = (watches: readonly { item: Buffer }[]): string[] =>
  watches.map(({ item }) => item.toString('hex'))
