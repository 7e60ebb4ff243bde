import { expect } from 'chai'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import {
  confirmEmailUsingGET,
  saveEmailPreferenceUsingPOST,
} from '../../../../clients/marketplace-api/src/index.ts'
import { temporaryFolder } from '../../../../tests/helpers/temporaryFolder.ts'
import { addJobs } from '../../../src/database/queue/addJobs.ts'
import { urlOf } from '../../_postgres.ts'
import { type ServerProcess, startProcess } from '../../_serverProcess.ts'
import { eventually } from '../../ingest/_follow.ts'
import { type ReceivedMail, serveMails } from '../../mail/_mailServer.ts'
import { type Market, openMarket } from '../../orders/_market.ts'
import { marketplaceOver } from '../_app.ts'
import { type SignedIn, signedIn } from '../_connection.ts'
import { evmWallet } from '../_wallets.ts'
import { place, tell } from '../notifications/_trade.ts'
import { minted, STRANGER, writeDrop } from '../social/_social.ts'
import { bidder, type Caller, callUntilKilled, liker } from './_callers.ts'

const ROUNDS = 10
/** Answers that everybody gets in a round at least. */
const ANSWERS = 5
const CONFIRMATION = /^Subject: Confirm/m
const NEWS = /^Subject: News/m
/** As if the half minute had passed after which the jobs of a killed process are taken to be left undone. */
const LATER = sql`update jobs._private_jobs set locked_at = locked_at - interval '31 seconds'`

describe('kill -9 during likes, followings, bids and mails, 10 times', () => {
  let market: Market
  let app: FastifyInstance
  let mails: Awaited<ReturnType<typeof serveMails>>
  let onMail: (mail: ReceivedMail) => Promise<void> = async () => undefined
  let readers: readonly SignedIn[]
  let confirming: readonly SignedIn[]
  let callers: readonly Caller[]
  const listed: string[] = []
  let server: ServerProcess | undefined
  const folder = temporaryFolder()

  before(async () => {
    // Given users who like and follow each other, a bidder, and users who get mails
    market = await openMarket()
    mails = await serveMails((mail) => onMail(mail))
    await writeDrop(market.pools)
    app = await marketplaceOver(market.pools)
    const some = (count: number) =>
      Promise.all(Array.from({ length: count }, () => signedIn(app, evmWallet())))
    const items = await Promise.all(Array.from({ length: 7 }, () => minted(market.pools, STRANGER)))
    const [likers, followed] = [await some(3), (await some(5)).map(({ userId }) => userId)]
    callers = [...likers.map((user) => liker(user, items, followed)), bidder(market)]
    confirming = await some(ROUNDS)
    readers = await some(2)
    const now = new Date()
    const ids = readers.map(({ userId }) => userId)
    const { write } = market.pools
    const address = { request: 1, mail_at: now, confirmed_at: now }
    await write
      .insertInto('user_emails')
      .values(ids.map((id) => ({ user_id: id, email: `${id}@example.com`, ...address })))
      .execute()
    await write.updateTable('users').set({ receives_mail: true }).where('id', 'in', ids).execute()
  })
  after(async () => {
    await server?.kill()
    await app.close()
    await market.stop()
  })

  const started = async () => {
    server = await startProcess(folder, {
      roles: 'api,jobs',
      settings: {
        nodes: { BASE: [market.chain.url] },
        exchanges: { BASE: market.exchange },
      },
      environment: {
        DATABASE_URL: urlOf(market.pools.target),
        SMTP_URL: mails.url,
        MAIL_FROM: 'shop@example.com',
      },
    })
    return server
  }
  const addressOf = ({ userId }: SignedIn) => `${userId}@example.com`
  const isAbout = ({ header }: ReceivedMail, subject: RegExp) => subject.test(header.join('\n'))
  const mailsAbout = (subject: RegExp) => mails.mails.filter((mail) => isAbout(mail, subject))
  const keyIn = ({ body }: ReceivedMail) => body.match(/mintline_[0-9a-f]{64}/)?.[0] ?? 'no key'

  /** Has the readers list an item each, and their mails about it sent. */
  async function sendNews(): Promise<void> {
    const { pools } = market
    for (const { wallet } of readers) {
      const item = await minted(pools, wallet)
      listed.push(item)
      await place(pools, { number: listed.length, side: 'SELL', maker: wallet, item })
    }
    await tell(pools)
    await addJobs(pools.write, [
      { task: 'mailNotifications', payload: {}, key: 'mailNotifications' },
    ])
  }

  /** Kills a server once everybody has had answers, while it waits for the end of a mail that was received. */
  function killDuringMail(kill: () => Promise<void>, subject: RegExp) {
    let isKilled = false
    let begin = () => {}
    let enough = () => {}
    const begun = new Promise<void>((resolve) => {
      begin = resolve
    })
    const answered = new Promise<void>((resolve) => {
      enough = resolve
    })
    const killed = Promise.all([begun, answered]).then(() => {
      isKilled = true
      return kill()
    })
    onMail = async (mail) => {
      if (!isAbout(mail, subject)) return
      begin()
      await killed
    }
    return {
      killed,
      isKilled: () => isKilled,
      onAnswer: (least: number) => {
        if (least >= ANSWERS) enough()
      },
    }
  }

  it('loses nothing that was answered', async function () {
    this.timeout(600_000)
    for (const [round, user] of confirming.entries()) {
      const { url, kill } = await started()
      const { killed, ...killing } = killDuringMail(kill, round % 2 === 0 ? CONFIRMATION : NEWS)
      const { userId: id, accessToken } = user
      const emailPreferenceForm = { email: addressOf(user) }
      await saveEmailPreferenceUsingPOST({ baseUrl: url, accessToken }, { id, emailPreferenceForm })
      await Promise.all([
        callUntilKilled(callers, { url, ...killing }),
        ...(round % 2 === 0 ? [] : [sendNews()]),
        killed,
      ])
      for (const caller of callers) expect(await caller.broken(market.pools)).to.deep.equal([])
      await LATER.execute(market.pools.write)
    }
  })

  it('sends each mail that was promised, no key twice, and no notification twice', async function () {
    this.timeout(600_000)
    onMail = async () => undefined
    const { url, stop } = await started()
    const { write } = market.pools
    await sendNews()
    await eventually(async () => {
      const { rows } = await sql`
        select from notifications where mail_until is not null
        union all select from jobs.jobs where task_identifier = 'sendConfirmation'`.execute(write)
      return rows.length === 0 ? true : undefined
    })

    const confirmations = mailsAbout(CONFIRMATION)
    const keys = confirmations.map(keyIn)
    expect(new Set(keys)).to.have.length(keys.length)
    for (const user of confirming) {
      const last = confirmations.findLast(({ to }) => to[0] === addressOf(user))
      const key = last ? keyIn(last) : 'no mail'
      const connection = { baseUrl: url }
      const { status } = await confirmEmailUsingGET(connection, { id: user.userId, key })
      expect(status).to.equal('CONFIRMED')
    }

    const news = mailsAbout(NEWS).map(({ body }) => body)
    const times = listed.map((item) => news.filter((body) => body.includes(`${item} `)).length)
    expect(Math.max(...times)).to.equal(1)
    // A mail that was being sent may be lost: better none than two.
    expect(times.filter((count) => count === 0).length).to.be.at.most(ROUNDS)
    const notifications = await write
      .selectFrom('notifications')
      .select('event')
      .where('kind', '=', 'LISTED')
      .execute()
    expect(notifications).to.have.length(listed.length)
    for (const caller of callers) expect(await caller.broken(market.pools)).to.deep.equal([])
    await stop()
  })
})
