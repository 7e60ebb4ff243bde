import { expect } from 'chai'
import type { Call } from '../../src/http/contract/call.ts'
import * as calls from '../../src/indexer/calls.ts'
import { askPublicly } from '../indexer/publicClient/_client.ts'
import { declarationsOf } from '../indexer/publicClient/_declarations.ts'
import type { Parameters } from '../read-model/_app.ts'
import { LAZY_CALLS } from './_lazyCalls.ts'
import { openStudio, type Studio } from './_studio.ts'

describe('the public client of the interface, unchanged, with lazy items', () => {
  let studio: Studio
  before(async () => {
    studio = await openStudio()
  })
  after(() => studio.stop())

  it('gets what it declares from all calls, of both standards', async () => {
    const url = await studio.app.listen({ host: '127.0.0.1', port: 0 })
    const faultOf = declarationsOf(LAZY_CALLS.map(({ operationId }) => operationId))
    for (const item of [await studio.item(), await studio.copied()]) {
      const asked: readonly (readonly [Call, Parameters])[] = [
        [calls.mintLazyItem, { lazyItemMintForm: { item } }],
        [calls.getLazyItemById, { itemId: item.id }],
        [calls.burnLazyItem, { lazyItemBurnForm: await studio.burnForm(item) }],
      ]
      expect(asked.map(([call]) => call)).to.have.members(LAZY_CALLS)
      for (const [call, parameters] of asked) {
        const answer = await askPublicly(url, call, parameters)
        expect(answer.status, JSON.stringify(answer)).to.equal(call.status ?? 200)
        expect(faultOf(call.operationId, answer), call.operationId).to.equal(undefined)
      }
    }
  })
})
