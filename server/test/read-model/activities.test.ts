import { ACTIVITY_TYPES } from '@mintline/core/enumerations/indexer'
import { expect } from 'chai'
import * as calls from '../../src/indexer/activities/calls.ts'
import { dropIdOn, inShort } from './_listed.ts'
import { CHAINS, itemIdOn, MINTED } from './_names.ts'
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
})
