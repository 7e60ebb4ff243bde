import { formatCollectionId, formatUnionAddress } from '@mintline/core/identifiers'
import { expect } from 'chai'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import {
  getAuditEntries,
  getReports,
  type ModerationForm,
  moderate,
  reportUsingPOST,
} from '../../../clients/marketplace-api/src/index.ts'
import { addKey } from '../../src/access/apiKeys.ts'
import { keyFinder } from '../../src/access/keyFinder.ts'
import { sharedCounts } from '../../src/access/sharedCounts.ts'
import { listEntries } from '../../src/commands/audit.ts'
import { type KeyScope, requestLimitsOf } from '../../src/config/requestClasses.ts'
import type { Call } from '../../src/http/contract/call.ts'
import * as calls from '../../src/marketplace/calls.ts'
import { type TestDatabase, testDatabase } from '../_database.ts'
import { marketplaceOver } from '../marketplace/_app.ts'
import { connectionTo, refusalOf, signedIn } from '../marketplace/_connection.ts'
import { evmWallet } from '../marketplace/_wallets.ts'
import { wallet } from '../read-model/_addresses.ts'
import { dropOn, itemIdOn } from '../read-model/_names.ts'
import { writeWorld } from '../read-model/_world.ts'

const DROP = formatCollectionId(dropOn('BASE'))
const ITEM = itemIdOn('BASE', 1)
const WALLET = formatUnionAddress({ blockchain: 'ETHEREUM', address: wallet('BASE', 77) })
const MODERATOR = '203.0.113.7'
const NOW = new Date('2026-11-20T12:00:00.000Z')
const UNLIST = { id: ITEM, decision: 'UNLIST' } as const

describe('moderation by calls', () => {
  let database: TestDatabase
  let app: FastifyInstance
  let now: Date
  before(async () => {
    database = await testDatabase()
    await writeWorld(database)
    app = await marketplaceOver(database, {
      now: () => now,
      proxies: ['127.0.0.1'],
      findKey: keyFinder(database.write, { now: () => performance.now() * 1e6, sleep }),
      classLimits: {
        perMinute: requestLimitsOf({ moderate: 5 }),
        countShared: sharedCounts(database.write),
      },
    })
  })
  after(() => app.close())
  beforeEach(async () => {
    now = NOW
    await sql`truncate moderations, api_keys, audit_entries, request_counts`.execute(database.write)
  })

  async function sleep() {
    throw new Error('Nothing waits')
  }
  const connectionBy = async (...scopes: KeyScope[]) => {
    const apiKey = await addKey(database.write, { name: 'shop', perMinute: null, scopes }, 'olga')
    return { ...connectionTo(app, { 'x-forwarded-for': MODERATOR }), apiKey }
  }
  const decisions = () =>
    database.read
      .selectFrom('moderations')
      .select(['kind', 'decision', 'status', 'decided_by', 'undone_by'])
      .orderBy('decided_at')
      .execute()
  /** What is decided, as operators read it, the latest first. */
  const logged = async (of: string) =>
    (await listEntries(database.read, { of, size: 50 })).split('\n')

  it('decides and undoes as the command does, in the name of the key', async () => {
    const connection = await connectionBy('moderate')
    const decide = (moderationForm: ModerationForm) => moderate(connection, { moderationForm })
    const item = { id: ITEM, kind: 'ITEM' }

    expect(await decide(UNLIST)).to.deep.equal({ ...item, changed: true })
    expect(await decide(UNLIST)).to.deep.equal({ ...item, changed: false })
    now = new Date(NOW.getTime() + 1_000)
    expect(await decide({ ...UNLIST, undo: true })).to.deep.equal({ ...item, changed: true })
    const declined = { id: DROP, decision: 'RE_VERIFIED', status: 'DECLINED' } as const
    expect(await decide(declined)).to.deep.equal({ id: DROP, kind: 'COLLECTION', changed: true })

    const by = { status: null, decided_by: 'key:shop', undone_by: null }
    expect(await decisions()).to.deep.equal([
      { ...by, kind: 'ITEM', decision: 'UNLIST', undone_by: 'key:shop' },
      { ...by, kind: 'COLLECTION', decision: 'RE_VERIFIED', status: 'DECLINED' },
    ])
    expect(await logged(ITEM)).to.deep.equal([
      `2026-11-20T12:00:01.000Z  MODERATION_UNDONE  operator key:shop  ${ITEM}  UNLIST  from ${MODERATOR}`,
      `2026-11-20T12:00:00.000Z  MODERATED  operator key:shop  ${ITEM}  UNLIST  from ${MODERATOR}`,
    ])
    expect(await logged('shop')).to.include.members([
      ...(await logged(ITEM)),
      ...(await logged(DROP)),
    ])
    expect(await logged('sho')).to.deep.equal(['There are no entries.'])
    expect(await logged(DROP)).to.deep.equal([
      `2026-11-20T12:00:01.000Z  MODERATED  operator key:shop  ${DROP}  RE_VERIFIED DECLINED  from ${MODERATOR}`,
    ])
  })

  it('approves a badge without a status, and blacklists a wallet', async () => {
    const connection = await connectionBy('moderate')
    const verified = { id: DROP, decision: 'VERIFIED' } as const
    await moderate(connection, { moderationForm: verified })
    const blacklisted = await moderate(connection, {
      moderationForm: { id: WALLET, decision: 'BLACKLIST' },
    })

    expect(blacklisted).to.deep.equal({ id: WALLET, kind: 'WALLET', changed: true })
    expect((await decisions()).map(({ decision, status }) => [decision, status])).to.deep.equal([
      ['VERIFIED', 'APPROVED'],
      ['BLACKLIST', null],
    ])
  })

  it('tells users of decisions about them, and neither by whom nor from where', async () => {
    const ann = await signedIn(app, evmWallet())
    const connection = await connectionBy('moderate')
    now = new Date(NOW.getTime() + 1_000)
    await moderate(connection, { moderationForm: { id: ann.userId, decision: 'VERIFIED' } })

    const [{ id: _, ...entry } = { id: '' }] = await getAuditEntries(ann.connection)
    expect(entry).to.deep.equal({
      kind: 'MODERATED',
      date: '2026-11-20T12:00:01.000Z',
      decision: 'VERIFIED APPROVED',
    })
  })

  const REFUSALS: readonly [ModerationForm, number, string][] = [
    [{ ...UNLIST, id: `${DROP}:999` }, 404, 'NOT_FOUND'],
    [{ ...UNLIST, id: "x'; drop table moderations; --" }, 404, 'NOT_FOUND'],
    [{ ...UNLIST, id: WALLET }, 400, 'VALIDATION'],
    [{ ...UNLIST, status: 'APPROVED' }, 400, 'VALIDATION'],
    [{ id: DROP, decision: 'VERIFIED', status: 'APPROVED', undo: true }, 400, 'VALIDATION'],
    [{ id: DROP, decision: 'GOLD' as 'VERIFIED' }, 400, 'VALIDATION'],
  ]
  for (const [moderationForm, ...expected] of REFUSALS) {
    it(`refuses ${JSON.stringify(moderationForm)}`, async () => {
      const connection = await connectionBy('moderate')
      const { status, body } = await refusalOf(moderate(connection, { moderationForm }))

      expect([status, body.code]).to.deep.equal(expected)
      expect(await decisions()).to.deep.equal([])
      expect(await logged(moderationForm.id)).to.deep.equal(['There are no entries.'])
    })
  }

  it('lets no other badge come of an approved one', async () => {
    const connection = await connectionBy('moderate')
    const form = { id: DROP, decision: 'VERIFIED' } as const
    await moderate(connection, { moderationForm: form })
    const declined = moderate(connection, { moderationForm: { ...form, status: 'DECLINED' } })
    const { status, body } = await refusalOf(declined)
    expect([status, body.code]).to.deep.equal([400, 'VALIDATION'])
    expect(await decisions()).to.have.length(1)
  })

  it('lists what visitors reported, the latest first', async () => {
    const connection = await connectionBy('moderate')
    const visitor = connectionTo(app)
    await reportUsingPOST(visitor, { id: ITEM, reportForm: { message: 'a copy' } })
    now = new Date(NOW.getTime() + 1_000)
    await reportUsingPOST(visitor, { id: ITEM, reportForm: { message: '<b>stolen</b>' } })

    const reports = await getReports(connection)
    expect(reports).to.deep.equal([
      { item: ITEM, date: '2026-11-20T12:00:01.000Z', message: '<b>stolen</b>' },
      { item: ITEM, date: NOW.toISOString(), message: 'a copy' },
    ])
    expect(await getReports(connection, { size: 1 })).to.deep.equal(reports.slice(0, 1))
  })

  describe('is nobody’s', () => {
    const ask = [
      (connection: ReturnType<typeof connectionTo>) =>
        moderate(connection, { moderationForm: UNLIST }),
      getReports,
    ]
    const answers = async (connection: ReturnType<typeof connectionTo>) => {
      const refused = await Promise.all(ask.map((call) => refusalOf(call(connection))))
      return refused.map(({ status, body }) => [status, body.code, body.message])
    }
    const both = (...refusal: [number, string, string]) => [refusal, refusal]

    it('without a key, signed in or not', async () => {
      const ann = await signedIn(app, evmWallet())
      const words = 'Only callers with a key in X-API-KEY may do this'
      const refused = both(401, 'UNAUTHORIZED', words)
      expect(await answers(connectionTo(app))).to.deep.equal(refused)
      expect(await answers(ann.connection)).to.deep.equal(refused)
      expect(await answers({ ...connectionTo(app), apiKey: '' })).to.deep.equal(refused)
    })

    it('with a key that nobody made', async () => {
      const connection = { ...connectionTo(app), apiKey: `mintline_${'0'.repeat(64)}` }
      const words = 'The key in X-API-KEY is unknown'
      expect(await answers(connection)).to.deep.equal(both(401, 'UNAUTHORIZED', words))
    })

    it('with a key that may read and write, which keys are without scopes', async () => {
      const words = 'The key in X-API-KEY has no right to moderate'
      const refused = both(403, 'FORBIDDEN', words)
      expect(await answers(await connectionBy('read', 'write'))).to.deep.equal(refused)
      const apiKey = await addKey(database.write, { name: 'plain', perMinute: null })
      expect(await answers({ ...connectionTo(app), apiKey })).to.deep.equal(refused)
      expect(await decisions()).to.deep.equal([])
    })
  })

  it('gives its key no other right', async () => {
    const connection = await connectionBy('moderate')
    const reported = reportUsingPOST(connection, { id: ITEM, reportForm: { message: 'mine' } })
    expect((await refusalOf(reported)).status).to.equal(403)
  })

  it('has a limit for each key, wherever it is', async () => {
    const { apiKey } = await connectionBy('moderate')
    const statuses: number[] = []
    for (let host = 1; host <= 6; host += 1) {
      const answer = await app.inject({
        url: '/marketplace/auth/v1/reports',
        headers: { 'x-api-key': apiKey, 'x-forwarded-for': `203.0.113.${host}` },
      })
      statuses.push(answer.statusCode)
    }
    expect(statuses).to.deep.equal([200, 200, 200, 200, 200, 429])
  })

  it('has a class of its own, in which nothing else is', () => {
    const all: Call[] = Object.values(calls)
    const needing = all.filter(({ needsKey }) => needsKey)
    const classed = all.filter(({ requestClass }) => requestClass === 'moderate')
    expect(needing.map(({ operationId }) => operationId)).to.have.members(
      classed.map(({ operationId }) => operationId),
    )
  })
})
