import { formatItemId, type ItemParts } from '@mintline/core/identifiers'
import { expect } from 'chai'
import {
  activityKey,
  addressKey,
  CHAIN_NUMBERS,
  collectionKey,
  itemKey,
  transactionKey,
  userKey,
  walletKey,
} from '../../src/database/keys/index.ts'
import * as calls from '../../src/marketplace/calls.ts'
import { contract } from '../read-model/_addresses.ts'
import { dropOn, minute } from '../read-model/_names.ts'
import { STORED } from '../read-model/_rows.ts'
import { READER } from './_reading.ts'
import { withMarket } from './_suite.ts'

/** Users: more followed ones than the server walks an index for, and some whom the reader does not follow. */
const [FOLLOWED, OTHERS] = [65, 5]
/** Rows per kind: the followed users' alone are too many to sort after finding them. */
const MANY = 3_400
/** Mints, and likes on another blockchain. */
const FEW = 40
/** Rows that share a timestamp. */
const AT_ONCE = 7

const userOf = (number: number) => `00000000-0000-4000-8000-${number.toString().padStart(12, '0')}`
const addressOf = (number: number) => `0x${(number + 0x100_000).toString(16).padStart(40, '0')}`
const accountOf = (number: number) => addressKey({ blockchain: 'BASE', address: addressOf(number) })
const timeOf = (index: number) =>
  new Date(minute(10).getTime() + Math.floor(index / AT_ONCE) * 1000)

/** A list entry's sort columns. */
interface Listed {
  readonly id: string
  readonly at: Date
  readonly block: number
  readonly log: number
  readonly key: Buffer
  /** Blockchain; undefined = none. */
  readonly on: string | undefined
  readonly users: readonly number[]
}

const SOCIAL = { block: 0, log: 0 }
const indices = (count: number) => Array.from({ length: count }, (_, index) => index)
const by = (index: number) => index % (FOLLOWED + OTHERS)

/** Transfers between all users, and mints in the same blocks. */
const ACTIVITIES = (['TRANSFER', 'MINT'] as const).flatMap((type) =>
  indices(type === 'MINT' ? FEW : MANY).map((index) => {
    const [from, to] = [by(index), by(index * 3 + 1)]
    const value = `${type.toLowerCase()}-${index}`
    const isTransfer = type === 'TRANSFER'
    return {
      ...{ type, from: isTransfer ? from : undefined, to },
      id: `BASE:${value}`,
      key: activityKey({ blockchain: 'BASE', value }),
      at: timeOf(index),
      block: 1 + Math.floor(index / AT_ONCE),
      log: index % 3,
      on: 'BASE',
      users: isTransfer ? [from, to] : [to],
    }
  }),
)

const likesOn = (on: 'BASE' | 'SOLANA', count: number, itemOf: (index: number) => ItemParts) =>
  indices(count).map((index) => {
    const [user, item] = [by(index), itemOf(index)]
    const key = Buffer.concat([Buffer.from('ffff01', 'hex'), userKey(userOf(user)), itemKey(item)])
    const id = `${userOf(user)}:${formatItemId(item)}`
    return { ...SOCIAL, id, key, item, at: timeOf(index), on, users: [user] }
  })
const LIKES = [
  ...likesOn('BASE', MANY, (index) => ({ ...dropOn('BASE'), tokenId: BigInt(index) })),
  ...likesOn('SOLANA', FEW, (index) => ({
    ...{ blockchain: 'SOLANA', contract: contract('SOLANA', 2_000 + index) },
    tokenId: undefined,
  })),
]
const FOLLOWS = indices(MANY).map((index) => {
  const [user, followed] = [by(index), userOf(1_000 + index)]
  const parts = [Buffer.from('ffff02', 'hex'), userKey(userOf(user)), userKey(followed)]
  const id = `${userOf(user)}:${followed}`
  const key = Buffer.concat(parts)
  return { ...SOCIAL, id, key, followed, at: timeOf(index), on: undefined, users: [user] }
})

const isBefore = (one: Listed, other: Listed) =>
  one.at.getTime() - other.at.getTime() ||
  one.block - other.block ||
  one.log - other.log ||
  one.key.compare(other.key)

const EARLIEST_FIRST = [...ACTIVITIES, ...LIKES, ...FOLLOWS]
  .filter(({ users }) => users.some((user) => user < FOLLOWED))
  .sort(isBefore)

describe('activities of those whom a user follows, where there are thousands of each kind', () => {
  const { ask, pools } = withMarket()

  before(async () => {
    const { write } = pools()
    const users = indices(FOLLOWED + OTHERS)
    const added = { created_at: minute(1) }
    await write
      .insertInto('users')
      .values(users.map((user) => ({ id: userOf(user), ...added })))
      .execute()
    const wallets = users.map((user) => ({
      user_id: userOf(user),
      wallet: walletKey({ blockchain: 'ETHEREUM', address: addressOf(user) }),
      added_at: minute(1),
    }))
    await write.insertInto('wallets').values(wallets).execute()
    const followings = users
      .slice(0, FOLLOWED)
      .map((user) => ({ user_id: READER.userId, followed_id: userOf(user), ...added }))
    await write.insertInto('followings').values(followings).execute()
    const collection = collectionKey(dropOn('BASE'))
    const activities = ACTIVITIES.map(({ type, from, to, key, at, block, log }, index) => ({
      ...{ id: key, collection, type, at, block, log_index: log },
      chain: CHAIN_NUMBERS.BASE,
      item: itemKey({ ...dropOn('BASE'), tokenId: 1n }),
      from_account: from === undefined ? null : accountOf(from),
      to_account: accountOf(to),
      block_hash: Buffer.alloc(32, 1),
      transaction: transactionKey(`0x${index.toString(16).padStart(64, '0')}`),
      value: '1',
      data: JSON.stringify({ purchase: false }),
      reverted: false,
      db_updated_at: STORED,
    }))
    for (let start = 0; start < activities.length; start += 2_000) {
      await write
        .insertInto('activities')
        .values(activities.slice(start, start + 2_000))
        .execute()
    }
    const likes = LIKES.map(({ users: [user = 0], item, at }) => ({
      ...{ user_id: userOf(user), item: itemKey(item), created_at: at },
      collection: collectionKey(dropOn(item.blockchain as 'BASE' | 'SOLANA')),
    }))
    await write.insertInto('likes').values(likes).execute()
    const follows = FOLLOWS.map(({ users: [user = 0], followed, at }) => ({
      ...{ user_id: userOf(user), followed_id: followed, created_at: at },
    }))
    await write.insertInto('followings').values(follows).execute()
  })

  async function pagesOf(filter: object, sort: string): Promise<string[]> {
    const found: string[] = []
    let continuation: string | undefined
    for (let turn = 0; turn === 0 || continuation !== undefined; turn += 1) {
      const activityPageRequest = {
        filter: { '@type': 'by_followings', userId: READER.userId, ...filter },
        ...{ sort, size: turn % 2 ? 1_000 : 777, continuation },
      }
      const { status, body, next } = await ask(calls.getActivitiesUsingPOST, {
        activityPageRequest,
      })
      expect(status).to.equal(200)
      found.push(...(body as unknown as readonly { readonly id: string }[]).map(({ id }) => id))
      continuation = next
    }
    return found
  }

  const FILTERS: readonly (readonly [string, object, (entry: Listed) => boolean])[] = [
    ['everywhere', {}, () => true],
    [
      'on blockchains, of one of which there are few likes',
      { blockchains: ['BASE', 'SOLANA'] },
      ({ on }) => on !== undefined,
    ],
    ['on one with few likes alone', { blockchains: ['SOLANA'] }, ({ on }) => on === 'SOLANA'],
  ]
  for (const [where, filter, isListed] of FILTERS) {
    it(`are all, each once, in the order of time, ${where}`, async () => {
      const expected = EARLIEST_FIRST.filter(isListed).map(({ id }) => id)
      expect(await pagesOf(filter, 'EARLIEST_FIRST')).to.deep.equal(expected)
      expect(await pagesOf(filter, 'LATEST_FIRST')).to.deep.equal(expected.reverse())
    })
  }
})
