import { expect } from 'chai'
import type { FastifyInstance } from 'fastify'
import type { Call } from '../../../src/http/contract/call.ts'
import * as items from '../../../src/marketplace/items/calls.ts'
import * as orders from '../../../src/marketplace/orders/calls.ts'
import * as ownerships from '../../../src/marketplace/ownerships/calls.ts'
import * as traits from '../../../src/marketplace/traits/calls.ts'
import { testDatabase } from '../../_database.ts'
import { minute } from '../../read-model/_names.ts'
import { marketplaceOver } from '../_app.ts'
import { READING, REFUSED } from '../_reading.ts'
import { writeMarket } from '../_suite.ts'
import { askPublicly } from './_client.ts'

const CALLS: readonly Call[] = [
  ...Object.values(items),
  ...Object.values(orders),
  ...Object.values(ownerships),
  ...Object.values(traits),
]

describe('the public client of the marketplace, for items, ownerships and orders,', () => {
  let url: string
  let app: FastifyInstance

  before(async () => {
    const pools = await testDatabase()
    await writeMarket(pools)
    app = await marketplaceOver(pools, { platform: 'RARIBLE', now: () => minute(20) })
    url = await app.listen({ host: '127.0.0.1', port: 0 })
  })
  after(() => app.close())

  it('is tried with all calls about them', () => {
    expect([...READING, ...REFUSED].map(([call]) => call)).to.have.members(CALLS)
  })

  for (const [call, parameters] of REFUSED) {
    it(`throws the answer of ${call.operationId}, whose adapter is missing`, async () => {
      const refused: Response = await askPublicly(url, call, parameters).catch((answer) => answer)
      expect([refused.status, await refused.json()]).to.deep.equal([
        501,
        {
          code: 'UNKNOWN',
          message:
            'This server has no service for payments by card: adapters.onRamp in the settings names it',
        },
      ])
    })
  }
})
