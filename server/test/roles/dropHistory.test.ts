import { formatCurrencyId, parseCurrencyId } from '@mintline/core/identifiers'
import { expect } from 'chai'
import { sql } from 'kysely'
import { fundedWallet } from '../../../clients/solana/test/reads/_drop.ts'
import type { Call } from '../../src/http/contract/call.ts'
import * as calls from '../../src/indexer/calls.ts'
import { eventually } from '../ingest/_follow.ts'
import type { Parameters } from '../read-model/_app.ts'
import { type MintedDrop, mintedDrop, TYPES, walletId } from './_mintedDrop.ts'
import { logIndexOf, type Place, placed } from './_places.ts'

const SOL = formatCurrencyId(parseCurrencyId('SOLANA:native'))

describe('the history of a drop on the network, as the server answers', () => {
  let minted: MintedDrop

  before(async () => {
    minted = await mintedDrop()
  })
  after(() => minted.close())

  it('has its activities in order, with prices and blocks', async () => {
    const found = await minted.activities()
    expect(new Set(found.map(({ id }) => id)).size).to.equal(5)
    const withoutTimes = found.map(({ id, lastUpdatedAt, ...activity }) => activity)
    const [a, b] = [walletId(minted.ada), walletId(minted.bob)]
    expect(withoutTimes).to.deep.equal([
      mintActivity(0, minted.places.ada, a, logIndexOf(found[0])),
      mintActivity(1, minted.places.ada, a, logIndexOf(found[1])),
      mintActivity(2, minted.places.bob, b, logIndexOf(found[2])),
      {
        ...activityOf(0, minted.places.transfer, logIndexOf(found[3])),
        '@type': 'TRANSFER',
        from: a,
        owner: b,
        purchase: false,
      },
      { ...activityOf(2, minted.places.burn, logIndexOf(found[4])), '@type': 'BURN', owner: b },
    ])
    const parameters = { type: TYPES, itemId: minted.itemId(0), sort: 'EARLIEST_FIRST' }
    const { body } = await minted.server.ask(calls.getActivitiesByItem, parameters)
    expect(body.activities).to.deep.equal([found[0], found[3]])
  })

  it('is reconciled, and synchronised, once it is settled', async () => {
    for (const table of ['items', 'activities']) {
      await sql`update ${sql.table(table)} set db_updated_at = db_updated_at - interval '11 s'`.execute(
        minted.server.database.write,
      )
    }
    const range = {
      updatedAfterInclusive: '2020-01-01T00:00:00Z',
      updatedBeforeExclusive: '2100-01-01T00:00:00Z',
    }
    const changed = await minted.server.ask(calls.getReconciliationItems, {
      blockchain: 'SOLANA',
      ...range,
    })
    const states = changed.body.entities.map(({ id, deleted }) => ({ id, deleted }))
    expect(states).to.have.deep.members(
      [false, false, true].map((deleted, index) => ({ id: minted.itemId(index), deleted })),
    )
    const synced = await minted.server.ask(calls.getAllActivitiesSync, { blockchain: 'SOLANA' })
    expect(synced.body.activities).to.have.deep.members(await minted.activities())
  })

  it('has been read to the last block', async () => {
    const latest = async () => {
      const { body } = await minted.server.ask(calls.getLatestIndexedBlock, {
        blockchain: 'SOLANA',
      })
      expect(body.blockchain).to.equal('SOLANA')
      return body.blockNumber
    }
    // A round may find what happened after the block that it begins with.
    const found = await eventually(async () => {
      const block = await latest()
      return block >= minted.places.burn.slot ? block : undefined
    })
    expect(found).to.be.at.most(await minted.drop.connection.getSlot())
  })

  it('has balances of the same node, and its currency', async () => {
    const carol = walletId(await fundedWallet(minted.drop.connection))
    const { body } = await minted.server.ask(calls.getBalance, { currencyId: SOL, owner: carol })
    expect(body).to.deep.equal({
      currencyId: SOL,
      owner: carol,
      balance: '100000000000',
      decimal: '100',
    })
    const known = await minted.server.ask(calls.getAllCurrencies, {})
    expect(known.body.currencies).to.deep.equal([{ currencyId: SOL, symbol: 'SOL', decimals: 9 }])
  })

  it('is the same page by page', async () => {
    const lists: readonly [Call, Parameters][] = [
      [calls.getAllItems, { showDeleted: true }],
      [calls.getItemsByCreator, { creator: walletId(minted.creator) }],
      [calls.getOwnershipsByCollection, { collection: minted.collectionId }],
      [calls.getAllActivities, { type: TYPES }],
      [calls.getActivitiesByCollection, { type: TYPES, collection: [minted.collectionId] }],
    ]
    for (const [call, parameters] of lists) {
      const whole = await pageOf(call, parameters)
      const found: unknown[] = []
      let continuation: string | undefined
      do {
        const page = await pageOf(call, { ...parameters, size: 1, continuation })
        found.push(...page.entries)
        continuation = page.continuation
      } while (continuation !== undefined)
      expect(whole.entries.length).to.be.greaterThan(1)
      expect(found, call.operationId).to.deep.equal(whole.entries)
    }
  })

  function mintActivity(index: number, place: Place, owner: string, logIndex: number) {
    return {
      ...activityOf(index, place, logIndex),
      '@type': 'MINT',
      owner,
      mintPrice: '0.005',
      mintPayment: { type: { '@type': 'SOLANA_SOL' }, value: '0.005' },
    }
  }

  function activityOf(index: number, place: Place, logIndex: number) {
    return {
      ...placed(place, logIndex),
      itemId: minted.itemId(index),
      collection: minted.collectionId,
    }
  }

  async function pageOf(call: Call, parameters: Parameters) {
    const { body } = await minted.server.ask(call, parameters)
    const answer = body as unknown as { continuation?: string }
    const entries: unknown[] = Object.values(answer).filter(Array.isArray).flat()
    return { entries, continuation: answer.continuation }
  }
})
