import { expect } from 'chai'
import type { FastifyInstance } from 'fastify'
import {
  confirmUsingPOST,
  getConfirmMsgUsingGET,
  getCurrentUserUsingGET,
  getUserUsingGET,
} from '../../../../clients/marketplace-api/src/index.ts'
import { type TestDatabase, testDatabase } from '../../_database.ts'
import { memoryLog } from '../../_log.ts'
import { json } from '../../metadata/_files.ts'
import { marketplaceOver } from '../_app.ts'
import { connectionTo, refusalOf, type SignedIn, signedIn } from '../_connection.ts'
import { evmWallet } from '../_wallets.ts'
import { postOf } from './_services.ts'
import { BAD_ANSWERS, KEY, type ThirdParty, TOKEN, thirdParty } from './_thirdParty.ts'

describe('accounts of Twitter', () => {
  const { log, lines, entries } = memoryLog()
  let database: TestDatabase
  let search: ThirdParty
  let app: FastifyInstance
  let user: SignedIn
  let message: string
  before(async () => {
    database = await testDatabase()
    search = await thirdParty()
    const twitter = { url: search.url, token: TOKEN }
    app = await marketplaceOver(database, { adapters: { twitter }, logger: log })
  })
  after(async () => {
    await app.close()
    await search.close()
  })
  beforeEach(async () => {
    user = await signedIn(app, evmWallet())
    message = await getConfirmMsgUsingGET(connectionTo(app), { owner: user.userId })
    search.asked.length = 0
  })

  /** An answer of the search, in the form of the API of X. */
  const found = (text: string, username = 'Ann_1') => json(postOf(text, username))
  const confirm = (username: string, { connection } = user) =>
    confirmUsingPOST(connection, { username })
  const shown = async () => {
    const { userId: id } = user
    return (await getUserUsingGET(connectionTo(app), { id })).twitterUsername
  }

  it('are shown once they have posted the message of the user', async () => {
    search.answers(found(`${message} #mine`))

    expect(await confirm('@ann_1')).to.equal('Ann_1')

    expect(await shown()).to.equal('Ann_1')
    expect((await getCurrentUserUsingGET(user.connection)).twitterUsername).to.equal('Ann_1')
    const [asked] = search.asked
    expect(search.asked).to.have.length(1)
    expect(asked?.method).to.equal('GET')
    expect(asked?.headers.authorization).to.equal(`Bearer ${TOKEN}`)
    expect(asked?.parameters).to.deep.equal({
      key: KEY,
      query: `from:ann_1 "${user.userId}" -is:retweet`,
      expansions: 'author_id',
      'user.fields': 'username',
    })
  })

  it('follow each other, the last one counts', async () => {
    search.answers(found(message))
    await confirm('Ann_1')
    search.answers(found(message, 'ben'))
    await confirm('ben')
    expect(await shown()).to.equal('ben')
  })

  it('are of one user each, who has confirmed them last, in any spelling', async () => {
    const other = await signedIn(app, evmWallet())
    search.answers(found(message))
    await confirm('Ann_1')
    const theirs = await getConfirmMsgUsingGET(connectionTo(app), { owner: other.userId })
    search.answers(found(theirs, 'aNN_1'))
    await confirm('ann_1', other)

    const names = (id: string) => getUserUsingGET(connectionTo(app), { id })
    expect((await names(other.userId)).twitterUsername).to.equal('aNN_1')
    expect(await shown()).to.equal(undefined)
  })

  it('are of one user also where several confirm several at once', async () => {
    const others = await Promise.all(Array.from({ length: 6 }, () => signedIn(app, evmWallet())))
    const messages = new Map(
      await Promise.all(
        others.map(async ({ userId }) => {
          const owner = userId
          return [userId, await getConfirmMsgUsingGET(connectionTo(app), { owner })] as const
        }),
      ),
    )
    search.answers((response, request) => {
      const query = new URL(request.url ?? '', search.url).searchParams.get('query') ?? ''
      const [, account = '', userId = ''] = /^from:(\w+) "(.+)" /.exec(query) ?? []
      found(messages.get(userId) ?? '', account)(response, request)
    })
    const names = ['ann_2', 'ben_2', 'cal_2']
    const confirmed = await Promise.all(
      others.flatMap((each) => names.map((name) => confirm(name, each))),
    )
    expect(confirmed).to.have.lengthOf(18)
    const users = await Promise.all(
      others.map(({ userId: id }) => getUserUsingGET(connectionTo(app), { id })),
    )
    const shownNames = users.flatMap(({ twitterUsername: name }) => (name ? [name] : []))
    expect(new Set(shownNames).size).to.equal(shownNames.length)
    expect(shownNames).to.have.lengthOf.within(1, 3)
  })

  const strangers = () => message.replace(user.userId, 'ffffffff-0000-4000-8000-000000000000')
  const OTHERS: Readonly<Record<string, () => ReturnType<typeof found>>> = {
    'have posted nothing': () => json({ meta: { result_count: 0 } }),
    'have shared the post of somebody else': () => found(`RT @eve: ${message}`),
    'quote the message in words of their own': () => found(`Do not believe "${message}"`),
    'have posted the message of another user': () => found(strangers()),
    'are not the author of what was found': () => found(message, 'eve'),
    'have no name in what was found': () => json({ data: [{ text: message, author_id: '7' }] }),
  }
  for (const [name, answer] of Object.entries(OTHERS)) {
    it(`are not shown where they ${name}`, async () => {
      search.answers(answer())
      const { status, body } = await refusalOf(confirm('ann_1'))
      expect([status, body.code]).to.deep.equal([400, 'VALIDATION'])
      expect(body.message).to.match(/^No recent post of @ann_1 begins with the message/)
      expect(await shown()).to.equal(undefined)
    })
  }

  for (const name of ['', '@', 'a'.repeat(16), 'ann" OR from:eve', 'ann eve', 'änn', 'ann\n']) {
    it(`have names that change no search: ${JSON.stringify(name)}`, async () => {
      const { status, body } = await refusalOf(confirm(name))
      expect([status, body.code]).to.deep.equal([400, 'VALIDATION'])
      expect(body.message).to.match(/^username /)
      expect(search.asked).to.deep.equal([])
    })
  }

  for (const [name, { answer, reason }] of Object.entries(BAD_ANSWERS)) {
    it(`stay as they are where the search answers with ${name}`, async () => {
      search.answers(answer)
      entries.length = 0
      const { status, body } = await refusalOf(confirm('ann_1'))
      expect([status, body.code]).to.deep.equal([503, 'UNAVAILABLE'])
      expect(search.asked).to.have.length(1)
      const [logged] = entries.filter(({ level }) => level === 'warn')
      expect(logged?.err?.message).to.match(/^The service of adapters\.twitter does not answer/)
      expect(logged?.err?.message).to.match(reason)
      expect(await shown()).to.equal(undefined)
    })
  }

  it('are of users alone', async () => {
    const { status } = await refusalOf(confirmUsingPOST(connectionTo(app), { username: 'ann_1' }))
    expect(status).to.equal(401)
    expect(search.asked).to.deep.equal([])
  })

  it('are not confirmed where nobody can look for posts', async () => {
    const without = await marketplaceOver(database)
    const connection = { ...connectionTo(without), accessToken: user.accessToken }
    const { status, body } = await refusalOf(confirmUsingPOST(connection, { username: 'ann_1' }))
    expect([status, body]).to.deep.equal([
      501,
      {
        code: 'UNKNOWN',
        message:
          'This server cannot read posts: TWITTER_TOKEN in its environment, or adapters.twitter in the settings, lets it',
      },
    ])
    await without.close()
  })

  it('leave neither token nor key of the search in the log', () => {
    const said = lines.join('')
    expect(said).to.include('adapters.twitter')
    for (const secret of [TOKEN, KEY, new URL(search.url).host]) expect(said).to.not.include(secret)
  })
})
