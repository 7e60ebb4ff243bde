import { formatItemId, type ItemParts } from '@mintline/core/identifiers'
import { expect } from 'chai'
import { addressKey, itemKey } from '../../src/database/keys/index.ts'
import * as calls from '../../src/indexer/items/calls.ts'
import { account, contract, wallet } from './_addresses.ts'
import { writeCollections, writeItems } from './_fixture.ts'
import { minute } from './_names.ts'
import { collectionRow } from './_rows.ts'
import { withWorld } from './_suite.ts'

/** One more than what is too many to be sorted after it was found. */
const MANY = 3002
/** Number of an item that was burned, near the end. */
const BURNED = MANY - 3
const WHALE = 60
const STUDIO = 61
const PARTNER = 62
/** Every so many items, one is of the partner as well. */
const SHARED = 4

const DROP = { blockchain: 'BASE', contract: contract('BASE', 600) } as const
const itemAt = (index: number): ItemParts => ({ ...DROP, tokenId: BigInt(index) })

describe('items of somebody who has thousands', () => {
  const { ask, pools } = withWorld()
  const creators = [addressKey({ ...DROP, address: wallet('BASE', STUDIO) })]

  before(async () => {
    await writeCollections(pools(), [collectionRow(DROP)])
    for (let start = 0; start < MANY; start += 1000) {
      const length = Math.min(1000, MANY - start)
      await writeItems(
        pools(),
        Array.from({ length }, (_, index) => ({
          item: itemAt(start + index),
          collection: DROP,
          // Seven in a minute.
          changes: ((start + index) % SHARED === 0 ? [WHALE, PARTNER] : [WHALE]).map((holder) => ({
            type: 'MINT' as const,
            to: wallet('BASE', holder),
            at: minute(Math.floor((start + index) / 7)),
            block: 1n,
          })),
          values: { creators, creator_shares: [10_000] },
        })),
      )
    }
    const { write } = pools()
    const burned = itemKey(itemAt(BURNED))
    await write
      .updateTable('items')
      .set({ deleted: true, single_owner: null })
      .where('id', '=', burned)
      .execute()
    await write.updateTable('ownerships').set({ value: '0' }).where('item', '=', burned).execute()
  })

  const pagesOf = async (
    call: typeof calls.getItemsByOwner | typeof calls.getItemsByCreator,
    whose: object,
  ) => {
    const first = await ask(call, { ...whose, size: 5 })
    const second = await ask(call, { ...whose, size: 5, continuation: first.body.continuation })
    return [...first.body.items, ...second.body.items].map(({ id }) => id)
  }
  // Of equal times, higher numbers come first.
  const latest = Array.from({ length: 11 }, (_, index) => MANY - 1 - index)
    .filter((number) => number !== BURNED)
    .map((number) => formatItemId(itemAt(number)))

  it('come in order, page by page, without burned ones, by owner', async () => {
    const owner = account('BASE', WHALE)
    expect(await pagesOf(calls.getItemsByOwner, { owner })).to.deep.equal(latest)
  })

  it('come in order to an owner of hundreds, with whom they are shared', async () => {
    const owner = account('BASE', PARTNER)
    const shared = Array.from({ length: 10 }, (_, index) => MANY - 2 - SHARED * index)
    expect(await pagesOf(calls.getItemsByOwner, { owner })).to.deep.equal(
      shared.map((number) => formatItemId(itemAt(number))),
    )
  })

  it('come in order, page by page, without burned ones, by creator', async () => {
    const creator = account('BASE', STUDIO)
    expect(await pagesOf(calls.getItemsByCreator, { creator })).to.deep.equal(latest)
  })
})
