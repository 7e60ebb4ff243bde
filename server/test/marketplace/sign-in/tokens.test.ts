import { expect } from 'chai'
import type { FastifyInstance } from 'fastify'
import { type Kysely, type KyselyPlugin, PostgresQueryCompiler } from 'kysely'
import { deleteUser, logout } from '../../../../clients/marketplace-api/src/index.ts'
import { newSecret } from '../../../src/access/secrets.ts'
import type { DB } from '../../../src/database/tables.ts'
import * as calls from '../../../src/marketplace/calls.ts'
import { SESSION_LIFETIME } from '../../../src/users/sessions/sessions.ts'
import { testDatabase } from '../../_database.ts'
import { marketplaceOver } from '../_app.ts'
import { connectionTo, signedIn } from '../_connection.ts'
import { evmWallet } from '../_wallets.ts'
import { deletionForm } from '../users/_consents.ts'

/** What a request had done for it. */
interface Work {
  /** Statements as PostgreSQL gets them. */
  readonly statements: readonly string[]
  /** Rows that came of each. */
  readonly rows: readonly number[]
}

describe('a token that does not count', () => {
  const statements: string[] = []
  const rows: number[] = []
  let app: FastifyInstance
  let time = Date.now()
  let wrong: Readonly<Record<string, string | undefined>>
  let right: string

  /** Notes the statements of a database, and changes none. */
  function noted(database: Kysely<DB>): Kysely<DB> {
    const note: KyselyPlugin = {
      transformQuery: ({ node, queryId }) => {
        statements.push(new PostgresQueryCompiler().compileQuery(node, queryId).sql)
        return node
      },
      transformResult: async ({ result }) => {
        rows.push(result.rows.length)
        return result
      },
    }
    return database.withPlugin(note)
  }

  before(async () => {
    const { read, write } = await testDatabase()
    const pools = { read: noted(read), write: noted(write) }
    app = await marketplaceOver(pools, { now: () => new Date(time) })
    const expired = await signedIn(app, evmWallet())
    time += SESSION_LIFETIME
    const [ended, gone, user] = [
      await signedIn(app, evmWallet()),
      await signedIn(app, evmWallet()),
      await signedIn(app, evmWallet()),
    ]
    await logout(ended.connection)
    const signatureForm = await deletionForm(gone.wallet, gone.userId, { date: new Date(time) })
    await deleteUser(connectionTo(app), { id: gone.userId, signatureForm })
    right = user.accessToken
    wrong = {
      missing: undefined,
      empty: 'Bearer ',
      'of another scheme': `Basic ${right}`,
      'with signs that no token has': 'Bearer "; drop table sessions',
      'far too long': `Bearer ${'a'.repeat(8_000)}`,
      forged: `Bearer ${newSecret()}`,
      'right but for its end': `Bearer ${right.slice(0, -1)}`,
      expired: `Bearer ${expired.accessToken}`,
      ended: `Bearer ${ended.accessToken}`,
      'of a deleted user': `Bearer ${gone.accessToken}`,
    }
  })
  after(() => app.close())

  async function ask(authorization: string | undefined, call = calls.getCurrentUserUsingGET) {
    statements.length = rows.length = 0
    const { method, path } = call
    const answer = await app.inject({
      method,
      url: path.replaceAll(/\{\w+\}/g, 'none'),
      headers: authorization === undefined ? {} : { authorization },
    })
    const work: Work = { statements: [...statements], rows: [...rows] }
    return { answer, work }
  }

  it('has the same work done for it whatever is wrong, and is answered in the same words', async () => {
    const { work: known } = await ask(`Bearer ${right}`)
    const [lookUp = ''] = known.statements
    expect(lookUp).to.match(/from "sessions" where "token_hash" = \$1 and "expires_at" > \$2/)
    expect(known.rows[0]).to.equal(1)

    for (const [what, authorization] of Object.entries(wrong)) {
      const { answer, work } = await ask(authorization)
      const { 'x-request-id': _, date: __, ...headers } = answer.headers
      expect([answer.statusCode, answer.json()], what).to.deep.equal([
        401,
        {
          code: 'UNAUTHORIZED',
          message: 'Sign in first: the access token is missing or not valid',
        },
      ])
      expect(work, what).to.deep.equal({ statements: [lookUp], rows: [0] })
      const { answer: first } = await ask(undefined)
      const { 'x-request-id': ___, date: ____, ...expected } = first.headers
      expect(headers, what).to.deep.equal(expected)
    }
  })

  it('is refused before anything is read for the call that it came with', async () => {
    for (const call of Object.values(calls).filter((each) => 'bearer' in each && each.bearer)) {
      const { answer, work } = await ask(wrong.ended, call as never)
      expect(answer.statusCode, call.operationId).to.equal(401)
      expect(work.statements, call.operationId).to.have.length(1)
    }
  })
})
