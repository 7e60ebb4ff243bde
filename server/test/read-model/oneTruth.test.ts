import { formatItemId } from '@mintline/core/identifiers'
import { expect } from 'chai'
import * as calls from '../../src/indexer/calls.ts'
import { parseLazyItem } from '../../src/lazy-items/lazyItem.ts'
import { storeLazyItem } from '../../src/lazy-items/storeLazyItem.ts'
import { account, wallet } from './_addresses.ts'
import { ALICE, BOB, COPIES } from './_names.ts'
import { PAGED_CALLS, parametersOf } from './_served.ts'
import { withWorld } from './_suite.ts'

/** Fields that tell the kinds of entities apart, since only they have them. */
const KINDS = {
  item: ['lazySupply', 'sellers'],
  ownership: ['lazyValue', 'itemId'],
  collection: ['features', 'shared'],
  order: ['makeStock', 'salt'],
  activity: ['@type', 'date'],
}

/** Everything in an answer that has an id and is of a known kind. */
function entitiesIn(value: unknown): { key: string; entity: object }[] {
  if (typeof value !== 'object' || value === null) return []
  const below = Object.values(value).flatMap(entitiesIn)
  const kinds = Object.entries(KINDS).filter(([, fields]) =>
    fields.every((field) => field in value),
  )
  return [
    ...kinds.map(([kind]) => ({ key: `${kind} ${Reflect.get(value, 'id')}`, entity: value })),
    ...below,
  ]
}

/** An item of Alice that is not minted yet. */
const LAZY = formatItemId({ ...COPIES, tokenId: 7n })

describe('one truth', () => {
  const { ask, pools } = withWorld()

  before(() =>
    storeLazyItem(
      pools().write,
      parseLazyItem({
        '@type': 'ETH_ERC1155',
        id: LAZY,
        uri: 'ipfs://lazy',
        supply: '3',
        creators: [{ account: account('ETHEREUM', ALICE), value: 10_000 }],
        royalties: [{ account: account('ETHEREUM', BOB), value: 500 }],
        signatures: [`0x${'01'.repeat(65)}`],
      }),
    ),
  )

  it('is in all answers: what has one id is equal field by field', async () => {
    const seen = new Map<string, { entity: object; calls: Set<string> }>()
    const see = (operationId: string, answer: unknown) => {
      for (const { key, entity } of entitiesIn(answer)) {
        const known = seen.get(key) ?? { entity, calls: new Set() }
        expect(entity, `${key} in ${operationId}`).to.deep.equal(known.entity)
        known.calls.add(operationId)
        seen.set(key, known)
      }
    }
    for (const paged of PAGED_CALLS) {
      const { body } = await ask(paged.call, parametersOf(paged, { size: 1000 }))
      see(paged.call.operationId, body)
    }
    const idsOf = (kind: keyof typeof KINDS) =>
      [...seen.keys()].flatMap((key) => (key.startsWith(`${kind} `) ? [key.split(' ')[1]] : []))

    const items = await ask(calls.getItemByIds, { itemIds: { ids: idsOf('item') } })
    see('getItemByIds', items.body)
    const ownershipIds = { ids: idsOf('ownership') }
    see('getOwnershipsByIds', (await ask(calls.getOwnershipsByIds, { ownershipIds })).body)
    for (const itemId of idsOf('item')) {
      see('getItemById', (await ask(calls.getItemById, { itemId })).body)
    }
    for (const ownershipId of idsOf('ownership')) {
      see('getOwnershipById', (await ask(calls.getOwnershipById, { ownershipId })).body)
    }
    const orderIds = { ids: idsOf('order') }
    see('getOrdersByIds', (await ask(calls.getOrdersByIds, { orderIds })).body)
    for (const id of idsOf('order')) {
      see('getOrderById', (await ask(calls.getOrderById, { id })).body)
    }
    for (const collection of idsOf('collection')) {
      see('getCollectionById', (await ask(calls.getCollectionById, { collection })).body)
    }
    for (const [key, { calls: answered }] of seen) {
      expect(answered.size, `answers with ${key}`).to.be.greaterThan(
        key.startsWith('activity') ? 0 : 1,
      )
    }
    const lazyKeys = [`item ${LAZY}`, `ownership ${LAZY}:${wallet('ETHEREUM', ALICE)}`]
    expect(lazyKeys.map((key) => seen.get(key)?.calls.size)).to.deep.equal([5, 4])
    const widest = (kind: string) =>
      Math.max(...[...seen].map(([key, { calls: by }]) => (key.startsWith(kind) ? by.size : 0)))
    expect([widest('item'), widest('ownership'), widest('collection')]).to.deep.equal([9, 5, 5])
    expect(widest('order')).to.equal(7)
    expect(widest('activity')).to.be.greaterThan(4)
  })

  it('is in ownerships in short too', async () => {
    const paged = PAGED_CALLS.find(({ call }) => call === calls.getItemsByOwnerWithOwnership)
    const { body } = await ask(calls.getItemsByOwnerWithOwnership, paged?.parameters ?? {})
    for (const { ownership } of body.items) {
      const whole = await ask(calls.getOwnershipById, { ownershipId: ownership.id })
      expect(whole.body).to.deep.include(ownership)
    }
  })
})
