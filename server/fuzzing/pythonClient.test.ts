import { expect } from 'chai'
import type { FastifyInstance } from 'fastify'
import { walletKey } from '../src/database/keys/index.ts'
import type { Call } from '../src/http/contract/call.ts'
import { beginSession } from '../src/users/sessions/sessions.ts'
import { testDatabase } from '../test/_database.ts'
import { marketplaceOver } from '../test/marketplace/_app.ts'
import { writeBids } from '../test/marketplace/_bids.ts'
import { PAGED, parametersOf as pageOf } from '../test/marketplace/_paged.ts'
import { READER, READING } from '../test/marketplace/_reading.ts'
import { addSocialRows } from '../test/marketplace/_socialRows.ts'
import { writeMarket } from '../test/marketplace/_suite.ts'
import { indexerOver, type Parameters } from '../test/read-model/_app.ts'
import { PAGED_CALLS, parametersOf } from '../test/read-model/_served.ts'
import { type Asked, SINGLE_CALLS } from '../test/read-model/_single.ts'
import { writeWorld } from '../test/read-model/_world.ts'
import { askByPython, type ReadAnswer } from './pythonClient.ts'

const PAGE = { size: 50 }

describe("a client that Python's generator makes", function () {
  // Takes seconds, plus the installation.
  this.timeout(600_000)
  let app: FastifyInstance
  afterEach(() => app.close())

  it('of the indexer reads each answer whole', async () => {
    // Given a server with something to answer to each call
    const pools = await testDatabase()
    await writeWorld(pools)
    app = await indexerOver(pools)
    const url = await app.listen({ host: '127.0.0.1', port: 0 })

    // When the client makes them
    const calls = [
      ...SINGLE_CALLS.map(single),
      ...PAGED_CALLS.map((paged) => asking(paged.call, parametersOf(paged, PAGE))),
    ]
    const answers = await askByPython({ url, name: 'indexer', calls })

    // Then it understands what it gets
    expectRead(answers, calls)
  })

  it('of the marketplace reads each answer whole', async () => {
    // Given a server with something to answer to each call, and a session
    const pools = await testDatabase()
    await writeMarket(pools)
    await writeBids(pools)
    for (const at of [2, 7]) await addSocialRows(pools, at)
    app = await marketplaceOver(pools)
    const { token } = await pools.write
      .transaction()
      .execute((transaction) =>
        beginSession(
          transaction,
          { userId: READER.userId, wallet: walletKey(READER.wallets[0]) },
          new Date(),
        ),
      )
    const url = await app.listen({ host: '127.0.0.1', port: 0 })

    // When the client makes them
    const calls = [
      ...READING.map(single),
      ...PAGED.map((paged) => asking(paged.call, pageOf(paged, PAGE))),
    ]
    const answers = await askByPython({ url, name: 'marketplace', token, calls })

    // Then it understands what it gets
    expectRead(answers, calls)
  })
})

const asking = ({ operationId }: Call, parameters: Parameters) => ({ operationId, parameters })

const single = ([call, parameters]: Asked) => asking(call, parameters)

/** Expects every call to succeed, and the parsed answer to equal the one sent. */
function expectRead(
  answers: readonly ReadAnswer[],
  calls: readonly { readonly operationId: string }[],
): void {
  expect(answers.map(({ operationId, status }) => `${operationId} ${status}`)).to.deep.equal(
    calls.map(({ operationId }) => `${operationId} 200`),
  )
  for (const { operationId, sent, read } of answers) {
    expect(dated(read), operationId).to.deep.equal(dated(sent))
  }
}

/** Returns JSON with uniform timestamps. */
function dated(json: unknown): unknown {
  const text = JSON.stringify(json ?? null, (_, value) =>
    typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)
      ? new Date(value).toISOString()
      : value,
  )
  return JSON.parse(text)
}
