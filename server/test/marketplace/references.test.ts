import { expect } from 'chai'
import type { FastifyInstance } from 'fastify'
import type { TSchema } from 'typebox'
import type { Call } from '../../src/http/contract/call.ts'
import { MARKETPLACE_CALLS } from '../../src/marketplace/served.ts'
import { testDatabase } from '../_database.ts'
import { marketplaceOver } from './_app.ts'
import { AUTHORISATIONS, type TestMarket, writeTestMarket } from './_authorisations.ts'
import { type SignedIn, signedIn } from './_connection.ts'
import { PUBLIC_CALLS } from './_publicCalls.ts'
import { askMarket, NOW } from './_suite.ts'
import { evmWallet } from './_wallets.ts'

/** Input kinds that refer to something on a blockchain, or on a group of blockchains. */
const REFERENCES = ['Address', 'CollectionId', 'ItemId', 'OwnershipId', 'OrderId', 'CurrencyId']

const isReference = (schema: TSchema | undefined): boolean =>
  REFERENCES.includes(String(Reflect.get(schema ?? {}, 'x-parsed')))
const isList = (schema: TSchema): boolean => isReference(Reflect.get(schema, 'items'))

/** Returns a call's inputs that are references or reference lists, by name. */
function referencesOf({ params = {}, query = {}, body }: Call): readonly [string, boolean][] {
  const inputs = Object.entries({ ...params, ...query, ...(body && { [body.name]: body.schema }) })
  return inputs.flatMap(([name, schema]): [string, boolean][] =>
    isReference(schema) || isList(schema) ? [[name, isList(schema)]] : [],
  )
}

/** Invalid references, with each one's error message. */
const BAD = [
  ['nothing', 'has no (blockchain|group of blockchains) before a colon'],
  [
    'NOWHERE:0x01',
    'begins with "NOWHERE", which is no (supported blockchain|group of blockchains)',
  ],
  ['MONAD:0x01', 'begins with "MONAD", which is no (supported blockchain|group of blockchains)'],
] as const

describe('an invalid reference is refused, with the name of its input:', () => {
  let app: FastifyInstance
  let market: TestMarket
  let user: SignedIn
  before(async () => {
    const pools = await testDatabase()
    await writeTestMarket(pools)
    app = await marketplaceOver(pools, { now: NOW })
    market = { app, pools, now: NOW }
    user = await signedIn(app, evmWallet())
  })
  after(() => app.close())

  const tried = MARKETPLACE_CALLS.flatMap((call) =>
    referencesOf(call).map(([name, isOfList]) => ({ call, name, isOfList })),
  )

  it('many calls have some', () => {
    expect(tried).to.have.lengthOf.at.least(50)
  })

  for (const { call, name, isOfList } of tried) {
    const { operationId } = call
    it(`${name} of ${operationId}`, async () => {
      const entry = AUTHORISATIONS[operationId] ?? PUBLIC_CALLS[operationId]
      const own = await entry?.input(user, market)
      for (const [text, rule] of BAD) {
        const input = { ...own, [name]: isOfList ? [text] : text }
        const { status, body } = await askMarket(app, call, input, user.accessToken)
        expect([status, body.code], text).to.deep.equal([400, 'BAD_REQUEST'])
        expect(body.message).to.match(new RegExp(`^(${name})?${isOfList ? '\\[0\\]' : ''} ${rule}`))
      }
    })
  }
})
