import { formatCollectionId, formatItemId, formatOwnershipId } from '@mintline/core/identifiers'
import { expect } from 'chai'
import type { FastifyInstance } from 'fastify'
import { walletKey } from '../src/database/keys/index.ts'
import type { Call } from '../src/http/contract/call.ts'
import { MARKETPLACE_CALLS } from '../src/marketplace/served.ts'
import { beginSession } from '../src/users/sessions/sessions.ts'
import { testDatabase } from '../test/_database.ts'
import { marketplaceOver } from '../test/marketplace/_app.ts'
import { READER } from '../test/marketplace/_reading.ts'
import { writeMarket } from '../test/marketplace/_suite.ts'
import { account, wallet } from '../test/read-model/_addresses.ts'
import { BOB, COPIED, dropOn } from '../test/read-model/_names.ts'
import { orderIdOn } from '../test/read-model/_orders.ts'
import { failuresOf } from './failuresOf.ts'

/** Fixture ids by the path segment that precedes them. */
const IDS: Readonly<Record<string, string>> = {
  items: formatItemId(COPIED),
  collections: formatCollectionId(dropOn('SOLANA')),
  ownerships: formatOwnershipId({ ...COPIED, owner: wallet('ETHEREUM', BOB) }),
  orders: orderIdOn('ETHEREUM', 1),
  users: READER.userId,
  profiles: READER.userId,
  notifications: READER.userId,
  wallets: account('ETHEREUM', BOB),
  wallet: account('ETHEREUM', BOB),
  owned: account('ETHEREUM', BOB),
}

/** Calls that would end the session used for all others. */
const ENDS_SESSION = ['logout', 'endSessions']

describe('the marketplace, under fuzzing by a signed-in user,', function () {
  // Takes about a minute, plus the installation.
  this.timeout(600_000)
  let app: FastifyInstance
  let url: string
  let token: string

  before(async () => {
    const pools = await testDatabase()
    await writeMarket(pools)
    app = await marketplaceOver(pools)
    const session = await pools.write
      .transaction()
      .execute((transaction) =>
        beginSession(
          transaction,
          { userId: READER.userId, wallet: walletKey(READER.wallets[0]) },
          new Date(),
        ),
      )
    token = session.token
    url = await app.listen({ host: '127.0.0.1', port: 0 })
  })
  after(() => app.close())

  it('answers as described', async () => {
    const failures = await failuresOf({
      description: `${url}/openapi/marketplace.json`,
      // A stream has no end to wait for.
      calls: MARKETPLACE_CALLS.filter(
        ({ operationId, streams }) => !streams && !ENDS_SESSION.includes(operationId),
      ),
      pathValue: idBefore,
      headers: [`Authorization: Bearer ${token}`],
    })
    expect(failures.slice(0, 20), `${failures.length} failures, the first 20`).to.deep.equal([])
  })
})

/** Returns a fixture id for a path parameter; undefined = none fits. */
function idBefore({ path }: Call, name: string): string | undefined {
  const words = path.split('/')
  const word = words[words.indexOf(`{${name}}`) - 1]
  return word === undefined ? undefined : IDS[word]
}
