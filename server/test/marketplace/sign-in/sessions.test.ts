import { expect } from 'chai'
import type { FastifyInstance } from 'fastify'
import {
  endSession,
  endSessions,
  getCurrentUserUsingGET,
  getSessions,
} from '../../../../clients/marketplace-api/src/index.ts'
import { SESSION_LIFETIME } from '../../../src/users/sessions/sessions.ts'
import { testDatabase } from '../../_database.ts'
import { marketplaceOver } from '../_app.ts'
import { refusalOf, type SignedIn, signedIn } from '../_connection.ts'
import { aptosWallet, evmWallet } from '../_wallets.ts'

const MINUTE = 60_000
const START = Date.parse('2026-11-20T12:00:00.000Z')

describe('sessions of a user', () => {
  let app: FastifyInstance
  let time = START
  let ann: SignedIn
  before(async () => {
    app = await marketplaceOver(await testDatabase(), { now: () => new Date(time) })
  })
  after(() => app.close())
  beforeEach(async () => {
    time = START
    ann = await signedIn(app, aptosWallet())
  })

  const isOver = async ({ connection }: SignedIn) =>
    getCurrentUserUsingGET(connection).then(
      () => false,
      ({ status }) => status === 401,
    )

  it('are listed to their user alone, the latest first', async () => {
    time += MINUTE
    const second = await signedIn(app, ann.wallet)
    await signedIn(app, evmWallet())
    const sessions = await getSessions(ann.connection)

    const [ids, facts] = [sessions.map(({ id }) => id), sessions.map(({ id: _, ...rest }) => rest)]
    const wallet = ann.wallet.text
    expect(facts).to.deep.equal([
      {
        wallet,
        beganAt: '2026-11-20T12:01:00.000Z',
        expiresAt: '2026-11-21T12:01:00.000Z',
        isCurrent: false,
      },
      {
        wallet,
        beganAt: '2026-11-20T12:00:00.000Z',
        expiresAt: '2026-11-21T12:00:00.000Z',
        isCurrent: true,
      },
    ])
    expect(new Set(ids).size).to.equal(2)
    expect((await getSessions(second.connection)).map(({ id }) => id)).to.deep.equal(ids)
    expect(JSON.stringify(sessions)).to.not.include(ann.accessToken)
    for (const id of ids) {
      const asToken = { ...ann.connection, accessToken: id }
      expect((await refusalOf(getSessions(asToken))).status).to.equal(401)
    }
  })

  it('are not listed once they have expired', async () => {
    time += SESSION_LIFETIME
    const later = await signedIn(app, ann.wallet)
    expect(await getSessions(later.connection)).to.have.length(1)
  })

  it('end one by one', async () => {
    const second = await signedIn(app, ann.wallet)
    const third = await signedIn(app, ann.wallet)
    const [{ id = '' } = {}] = await getSessions(second.connection).then((sessions) =>
      sessions.filter(({ isCurrent }) => isCurrent),
    )
    await endSession(ann.connection, { id })

    expect([await isOver(ann), await isOver(second), await isOver(third)]).to.deep.equal([
      false,
      true,
      false,
    ])
    expect((await refusalOf(endSession(ann.connection, { id }))).status).to.equal(404)
  })

  it('end all at once, that of the call too', async () => {
    const second = await signedIn(app, ann.wallet)
    const other = await signedIn(app, evmWallet())
    await endSessions(second.connection)

    expect([await isOver(ann), await isOver(second), await isOver(other)]).to.deep.equal([
      true,
      true,
      false,
    ])
  })

  it('of others cannot be ended, nor what is no session', async () => {
    const eve = await signedIn(app, evmWallet())
    const [{ id = '' } = {}] = await getSessions(ann.connection)
    for (const attempt of [id, 'none', '', '%', `${id}00`].filter(Boolean)) {
      expect((await refusalOf(endSession(eve.connection, { id: attempt }))).status).to.be.oneOf([
        400, 404,
      ])
    }
    expect(await isOver(ann)).to.equal(false)
  })
})
