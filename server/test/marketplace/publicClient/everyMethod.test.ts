import { expect } from 'chai'
import type { FastifyInstance } from 'fastify'
import { startChain, type TestChain } from '../../../../clients/evm/test/support/chain.ts'
import type { Call } from '../../../src/http/contract/call.ts'
import { MARKETPLACE_CALLS } from '../../../src/marketplace/served.ts'
import { testDatabase } from '../../_database.ts'
import { withoutUnknownSums, withoutUnpricedSales } from '../../http/_unknownSums.ts'
import { presetContract } from '../../orders/_contracts.ts'
import { account } from '../../read-model/_addresses.ts'
import { writeCollections } from '../../read-model/_fixture.ts'
import { BOB } from '../../read-model/_names.ts'
import { orderIdOn } from '../../read-model/_orders.ts'
import { collectionRow } from '../../read-model/_rows.ts'
import { marketplaceOver } from '../_app.ts'
import { AUTHORISATIONS, type Input, type TestMarket, writeTestMarket } from '../_authorisations.ts'
import { type SignedIn, signedIn } from '../_connection.ts'
import { PUBLIC_CALLS, type PublicCall } from '../_publicCalls.ts'
import { NOW } from '../_suite.ts'
import { evmWallet } from '../_wallets.ts'
import { willingServices } from '../adapters/_services.ts'
import { askPublicly, PUBLIC_METHODS } from './_client.ts'
import { declarationsOf } from './_declarations.ts'

/** Methods of the client that the interface does not have. */
const BEYOND = ['reconcileSearchableCollections']

/** Calls with which the client sends no token, and whose server asks for one. */
const WITHOUT_TOKEN = ['resendEmailConfirmationUsingGET']

const METHODS = PUBLIC_METHODS.filter((name) => !BEYOND.includes(name))

const CALLS = new Map<string, Call>(MARKETPLACE_CALLS.map((call) => [call.operationId, call]))

const UNAUTHORIZED = {
  code: 'UNAUTHORIZED',
  message: 'Sign in first: the access token is missing or not valid',
}

describe('each method of the public client of the marketplace', () => {
  let chain: TestChain
  let services: Awaited<ReturnType<typeof willingServices>>
  let app: FastifyInstance
  let url: string
  let market: TestMarket
  let ann: SignedIn
  let faultOf: ReturnType<typeof declarationsOf>

  before(async () => {
    const [started, pools] = await Promise.all([startChain(), testDatabase()])
    chain = started
    services = await willingServices('RARIBLE')
    await writeTestMarket(pools)
    app = await marketplaceOver(pools, {
      platform: 'RARIBLE',
      now: NOW,
      publicUrl: 'http://localhost',
      nodes: { POLYGON: [chain.url] },
      adapters: services.adapters,
      riskyWallets: [evmWallet().text],
    })
    url = await app.listen({ host: '127.0.0.1', port: 0 })
    market = { app, pools, now: NOW }
    ann = await signedIn(app, evmWallet())
    faultOf = declarationsOf(METHODS)
  })
  after(async () => {
    await app.close()
    await services.close()
    await chain.stop()
  })

  /** Public calls that ask a node or a third party, which there are here. */
  const ASKING: Readonly<Record<string, PublicCall>> = {
    claimOwnership: {
      input: async () => {
        const preset = presetContract('ERC721PresetMinterPauserAutoId', ['I', 'I', 'ipfs://'])
        const contract = (await chain.deploy(preset)).toLowerCase()
        await writeCollections(market.pools, [collectionRow({ blockchain: 'POLYGON', contract })])
        return { id: `POLYGON:${contract}` }
      },
      answers: [200],
      isNew: 'Each time, another collection is asked for',
    },
    wertConvertUsingPOST: {
      input: () => ({
        id: orderIdOn('ETHEREUM', 51),
        wertConvertRequest: { amount: '1', buyer: account('ETHEREUM', BOB) },
      }),
      answers: [200],
    },
  }

  /** Status and body of an answer, which is one that the client declares where it succeeds. */
  async function answer(call: Call, input: Input, accessToken?: string) {
    try {
      const { status, value } = await askPublicly(url, call, input, accessToken)
      const { operationId } = call
      if (call.answer !== undefined) {
        expect(JSON.stringify(value).length, 'characters of the answer').to.be.greaterThan(2)
        // It returns the text that it declares as a number.
        const declared = operationId === 'rateUsingGET' ? Number(value) : value
        expect(
          withoutUnknownSums(operationId, faultOf(operationId, withoutUnpricedSales(declared))),
        ).to.equal(undefined)
      }
      return { status, body: value }
    } catch (refused) {
      if (!(refused instanceof Response)) throw refused
      return { status: refused.status, body: (await refused.json()) as { code: string } }
    }
  }

  it('is a call of version 4, of which there are 119', () => {
    const version4 = [...CALLS.values()].flatMap(({ operationId, path, streams }) =>
      !streams && /^\/marketplace\/api\/v4\/|^\/subscribe$/.test(path) ? [operationId] : [],
    )
    expect(METHODS).to.have.members(version4)
    expect(METHODS).to.have.lengthOf(119)
  })

  it('is declared so that other answers are told', () => {
    expect(faultOf('getOwnershipUsingGET', { id: 'BASE:0x01:1:0x02' })).to.contain(
      "must have required property 'blacklisted'",
    )
  })

  for (const name of METHODS) {
    const call = CALLS.get(name)
    const [forUser, forAll] = [AUTHORISATIONS[name], PUBLIC_CALLS[name]]

    it(`${name} gets what it declares, signed in and out`, async () => {
      if (call === undefined) throw new Error(`${name} is not served`)
      if (forUser !== undefined) {
        const input = await forUser.input(ann, market)
        const signedOut = await answer(call, input)
        expect(signedOut).to.deep.equal({ status: 401, body: UNAUTHORIZED })
        const { status } = await answer(call, input, ann.accessToken)
        expect(status).to.equal(WITHOUT_TOKEN.includes(name) ? 401 : 200)
        return
      }
      const entry = ASKING[name] ?? forAll
      if (entry === undefined) throw new Error(`${name} has no entry`)
      const [expected] = entry.answers
      const byAnn = await answer(call, await entry.input(ann, market), ann.accessToken)
      const byNobody = await answer(call, await entry.input(ann, market))
      expect([byAnn.status, byNobody.status]).to.deep.equal([expected, expected])
      if (entry.isNew === undefined) expect(byNobody.body).to.deep.equal(byAnn.body)
    })
  }
})
