import { expect } from 'chai'
import type { FastifyInstance } from 'fastify'
import type { Call } from '../../../src/http/contract/call.ts'
import { MARKETPLACE_CALLS } from '../../../src/marketplace/served.ts'
import { openMetrics } from '../../../src/metrics/openMetrics.ts'
import { testDatabase } from '../../_database.ts'
import type { Parameters } from '../../read-model/_app.ts'
import { inputsOf } from '../../read-model/_bodyFields.ts'
import { requestsOf } from '../../read-model/_variations.ts'
import { marketplaceOver } from '../_app.ts'
import { type SignedIn, signedIn } from '../_connection.ts'
import { askMarket, NOW, writeMarket } from '../_suite.ts'
import { evmWallet } from '../_wallets.ts'
import { willingServices } from '../adapters/_services.ts'
import { writeCoin } from '../auctions/_auctions.ts'
import { READS } from './_reads.ts'
import { type MeasuredMarket, WRITES, type Written } from './_writes.ts'

describe('every input of a call of the marketplace that writes has an effect:', () => {
  let app: FastifyInstance
  let market: MeasuredMarket
  let services: Awaited<ReturnType<typeof willingServices>>
  before(async () => {
    const pools = await testDatabase()
    await writeMarket(pools)
    await writeCoin(pools)
    const metrics = openMetrics(pools)
    services = await willingServices()
    const { adapters } = services
    app = await marketplaceOver(pools, { now: NOW, clientMetrics: metrics.client, adapters })
    market = { app, pools, now: NOW, counted: changesOf(metrics.text) }
  })
  after(async () => {
    await app.close()
    await services.close()
  })

  it('all calls with inputs are tried, here or with those that read', () => {
    // Calls by key are tried with moderation.
    const served = MARKETPLACE_CALLS.flatMap(({ operationId, needsKey, streams }) =>
      !needsKey && !streams && inputsOf(operationId, 'marketplace').length > 0 ? [operationId] : [],
    )
    expect([...Object.keys(READS), ...Object.keys(WRITES)]).to.have.members(served)
  })

  /** Makes a call, and sees what comes of it. */
  async function see(
    call: Call,
    { parameters: fresh, shown = ({ answer }) => answer }: Written,
    of: SignedIn,
    changed: (parameters: Parameters) => Parameters,
  ) {
    const parameters = changed(await fresh(of, market))
    const { status, body } = await askMarket(app, call, parameters, of.accessToken)
    const seen = status < 300 ? await shown({ of, market, parameters, answer: body }) : body
    return { status, seen }
  }

  for (const call of MARKETPLACE_CALLS) {
    const { operationId } = call
    const entry = WRITES[operationId]
    if (entry === undefined) continue
    const { inputs } = entry

    it(`all of ${operationId} are tried`, () => {
      expect(Object.keys(inputs)).to.have.members(inputsOf(operationId, 'marketplace'))
    })

    for (const [path, variation] of Object.entries(inputs)) {
      const { effect } = variation
      const reason = typeof effect === 'object' ? ` has none: ${effect.none}` : ''
      it(`${path} of ${operationId}${reason}`, async () => {
        const of = await signedIn(app, evmWallet())
        const plain = (parameters: Parameters) => requestsOf(call, parameters, path, variation)[0]
        const varied = (parameters: Parameters) => requestsOf(call, parameters, path, variation)[1]
        const first = await see(call, entry, of, plain)
        expect(await see(call, entry, of, plain), 'done again').to.deep.equal(first)
        const other = await see(call, entry, of, varied)
        if (typeof effect === 'object') {
          expect(other).to.deep.equal(first)
          return
        }
        expect(first.status, JSON.stringify(first.seen)).to.be.oneOf([200, 204])
        if (effect === 'REFUSED') {
          expect(other.status, JSON.stringify(other.seen)).to.be.oneOf([400, 401, 403])
          return
        }
        expect(other.status, JSON.stringify(other.seen)).to.equal(first.status)
        expect(other.seen).to.not.deep.equal(first.seen)
      })
    }
  }
})

/** By how much each line of the metrics of pages has grown since it was asked for the last time. */
function changesOf(text: () => Promise<string>): () => Promise<readonly string[]> {
  let known = new Map<string, number>()
  return async () => {
    const lines = (await text()).split('\n').filter((line) => line.startsWith('mintline_client_'))
    const values = new Map(
      lines.map((line) => {
        const space = line.lastIndexOf(' ')
        return [line.slice(0, space), Number(line.slice(space + 1))]
      }),
    )
    const changes = [...values].flatMap(([name, value]) => {
      const change = value - (known.get(name) ?? 0)
      return change === 0 ? [] : [`${name} ${change}`]
    })
    known = values
    return changes.sort()
  }
}
