import { ACTIVITY_TYPES } from '@mintline/core/enumerations/indexer'
import { expect } from 'chai'
import { parseGroupAddress } from '../../src/http/parsing/parseGroupAddress.ts'
import * as calls from '../../src/indexer/activities/calls.ts'
import type { ActivityModel } from '../../src/read-model/activities/activityModel.ts'
import {
  type ActivityStreamFilter,
  activityEvents,
} from '../../src/read-model/activities/activityStream.ts'
import { eventually } from '../ingest/_follow.ts'
import { account } from './_addresses.ts'
import { dropIdOn, inShort } from './_listed.ts'
import { ALICE, CHAINS, dropOn, itemIdOn, MINTED } from './_names.ts'
import { withWorld } from './_suite.ts'
import { touchSixth } from './_tables.ts'

describe('activities', () => {
  const { ask, pools } = withWorld()

  it('of collections are those of all of them', async () => {
    const both = await ask(calls.getActivitiesByCollection, {
      collection: [dropIdOn('SOLANA'), dropIdOn('APTOS'), dropIdOn('SOLANA')],
      type: ACTIVITY_TYPES,
    })
    expect(both.body.activities).to.have.length(2 * (MINTED + 3))
    const burns = await ask(calls.getActivitiesByCollection, {
      collection: [dropIdOn('SOLANA'), dropIdOn('APTOS')],
      type: ['BURN'],
    })
    expect(inShort(burns.body.activities)).to.have.members([
      `BURN ${itemIdOn('SOLANA', 4)}`,
      `BURN ${itemIdOn('APTOS', 4)}`,
    ])
  })

  it('of collections include bids on any of their items', async () => {
    const { body } = await ask(calls.getActivitiesByCollection, {
      collection: [dropIdOn('ETHEREUM')],
      type: ['BID'],
    })
    const [bid] = body.activities
    expect(bid).to.have.nested.property('take.type.@type', 'NFT_OF_COLLECTION')
    expect(body.activities).to.have.length(3)
  })

  it('all are those of all blockchains, or of some', async () => {
    const all = await ask(calls.getAllActivities, { type: ['BURN'] })
    expect(inShort(all.body.activities)).to.have.members(
      CHAINS.map((chain) => `BURN ${itemIdOn(chain, 4)}`),
    )
    const some = await ask(calls.getAllActivities, {
      type: ['BURN'],
      blockchains: ['FLOW', 'POLYGON'],
    })
    expect(inShort(some.body.activities)).to.deep.equal([`BURN ${itemIdOn('FLOW', 4)}`])
  })

  describe('in the order of storing', () => {
    const stored = async (parameters: object) => {
      const all = { blockchain: 'SOLANA', size: 1000, ...parameters }
      return (await ask(calls.getAllActivitiesSync, all)).body.activities
    }

    it('are those of a blockchain, in either order', async () => {
      const found = await stored({})
      expect(found).to.have.length(MINTED + 3)
      expect(await stored({ sort: 'DB_UPDATE_DESC' })).to.deep.equal([...found].reverse())
      expect(await stored({ blockchain: 'SEI' })).to.deep.equal([])
    })

    it('may be those of items or of orders alone', async () => {
      const types = async (type: string) => {
        const found = await stored({ blockchain: 'ETHEREUM', type })
        return [...new Set(found.map((one) => one['@type']))].sort()
      }
      expect(await types('NFT')).to.deep.equal(['BURN', 'MINT', 'TRANSFER'])
      expect(await types('ORDER')).to.deep.equal([
        'BID',
        'CANCEL_BID',
        'CANCEL_LIST',
        'LIST',
        'SELL',
      ])
    })

    it('leave out what was stored a moment ago', async () => {
      await touchSixth(pools())
      expect(inShort(await stored({}))).to.not.include(`MINT ${itemIdOn('SOLANA', 6)}`)
    })
  })

  describe('as a stream', () => {
    const idOf = ({ id }: { readonly id: string }) => id

    /** Reads a stream to its end, from a place on. */
    async function read(filter: ActivityStreamFilter, place: string | undefined) {
      const source = activityEvents(pools().read, filter, (activity) => activity)
      const found: ActivityModel[] = []
      for (let at = place; ; ) {
        const next = await source.after(at)
        found.push(...next.events.map(({ data }) => data))
        if (!next.hasMore) return { found, place: next.place, places: next.events }
        at = next.place
      }
    }

    /** A blockchain's first activity, with the places before and after it. */
    async function firstOf(blockchain: string) {
      const { body } = await ask(calls.getAllActivitiesSync, { blockchain, size: 1 })
      const first = String(body.activities[0]?.id)
      return { place: String(body.continuation), start: `0_${first}`, first }
    }

    it('goes on where a page in the order of storing ended, on every blockchain', async () => {
      const { place, first } = await firstOf('SOLANA')
      const all = await ask(calls.getAllActivitiesSync, { blockchain: 'SOLANA', size: 1000 })
      const { found } = await read({ blockchains: ['SOLANA'] }, place)
      expect(found.map(idOf)).to.deep.equal(all.body.activities.map(idOf).slice(1))
      expect(found.map(idOf)).to.not.include(first)
    })

    it('has what meets all conditions, and from each of its places the rest', async () => {
      const { start } = await firstOf('SOLANA')
      const burns = await read({ types: ['BURN'], collections: [dropOn('SOLANA')] }, start)
      expect(inShort(burns.found)).to.deep.equal([`BURN ${itemIdOn('SOLANA', 4)}`])
      const users = [parseGroupAddress(account('SOLANA', ALICE))]
      const own = await read({ blockchains: ['SOLANA'], users }, start)
      expect(own.found).to.not.have.length(0)
      for (const activity of own.found) {
        expect(JSON.stringify(activity)).to.include(account('SOLANA', ALICE))
      }
      for (const [index, event] of own.places.entries()) {
        const rest = await read({ blockchains: ['SOLANA'], users }, event.place)
        expect(rest.found).to.deep.equal(own.found.slice(index + 1))
      }
    })

    it('begins now, and has what is stored from then on, once nothing can come before it', async () => {
      const { found, place } = await read({}, undefined)
      expect(found).to.deep.equal([])
      // Given an activity that was stored a moment before it may be shown
      await touchSixth(pools(), 9)
      const [minted] = await eventually(async () => {
        const next = await read({ types: ['MINT'] }, place)
        return next.found.length > 0 ? next.found : undefined
      })
      expect(inShort(minted ? [minted] : [])).to.deep.equal([`MINT ${itemIdOn('SOLANA', 6)}`])
    })
  })
})
