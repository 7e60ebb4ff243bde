import { expect } from 'chai'
import { TASKS } from '../../../src/jobs/index.ts'
import type { JobServices } from '../../../src/jobs/task.ts'
import { smtpMailer } from '../../../src/mail/smtpMailer.ts'
import { mailsBy, serveMails } from '../../mail/_mailServer.ts'
import type { SignedIn } from '../_connection.ts'
import { minted, withSocial } from '../social/_social.ts'
import { place, tell } from './_trade.ts'

const FROM = { name: 'Shop', address: 'shop@example.com' }
const AWAY = 'smtp://127.0.0.1:1'
const DAY = 24 * 60 * 60_000

describe('mails about notifications', () => {
  const { pools, user } = withSocial()
  let server: Awaited<ReturnType<typeof serveMails>>
  let last = 0
  before(async () => {
    server = await serveMails()
  })
  beforeEach(() => {
    server.mails.length = 0
  })

  /** A user whose address is confirmed, and who wants mails unless a test says otherwise. */
  async function reached({ email = 'ann@example.com', isConfirmed = true, wantsMail = true } = {}) {
    const ann = await user()
    const now = new Date()
    const confirmed_at = isConfirmed ? now : null
    await pools()
      .write.insertInto('user_emails')
      .values({ user_id: ann.userId, email, request: 1, mail_at: now, confirmed_at })
      .execute()
    await change(ann, wantsMail)
    return ann
  }
  const change = ({ userId }: SignedIn, receives_mail: boolean) =>
    pools().write.updateTable('users').set({ receives_mail }).where('id', '=', userId).execute()
  /** Has a user list an item, and the notification of it written. */
  async function lists({ wallet }: SignedIn, price = '1.5'): Promise<string> {
    last += 1
    const item = await minted(pools(), wallet)
    await place(pools(), { number: last, side: 'SELL', maker: wallet, item, price })
    await tell(pools())
    return item
  }
  async function send(url = server.url): Promise<(string | undefined)[]> {
    const { service, troubles } = mailsBy(smtpMailer({ url, from: FROM }))
    const services = { writer: pools().write, mail: service } as JobServices
    await TASKS.mailNotifications(services, {}, undefined)
    return troubles
  }

  it('tell of all that is due in one mail, and of each once', async () => {
    const ann = await reached()
    const [first, second] = [await lists(ann), await lists(ann, '2')]
    await Promise.all(Array.from({ length: 5 }, () => send()))
    await send()
    expect(server.mails).to.have.length(1)
    const [mail] = server.mails
    expect(mail?.to).to.deep.equal(['ann@example.com'])
    expect(mail?.header).to.include('Subject: News about your items and bids on MINTLINE')
    expect(mail?.header.join('\n')).to.match(/Content-Type: text\/plain/)
    expect(mail?.body.split('\r\n\r\n').slice(0, 2)).to.deep.equal([
      `You listed ${second} for 2 ETH.`,
      `You listed ${first} for 1.5 ETH.`,
    ])
    const third = await lists(ann)
    await send()
    expect(server.mails).to.have.length(2)
    expect(server.mails[1]?.body).to.include(third).and.not.include(first)
  })

  it('go to nobody who does not want them, or whose address is not confirmed', async () => {
    await lists(await reached({ wantsMail: false }))
    await lists(await reached({ isConfirmed: false }))
    await lists(await user())
    const changed = await reached()
    await lists(changed)
    await change(changed, false)
    await send()
    await change(changed, true)
    await send()
    expect(server.mails).to.deep.equal([])
  })

  it('wait for a server that is down, for a day from the event', async () => {
    const ann = await reached()
    const old = await lists(ann)
    await pools()
      .write.updateTable('notifications')
      .set({ at: new Date(Date.now() - DAY) })
      .where('user_id', '=', ann.userId)
      .execute()
    const item = await lists(ann)
    const [trouble] = await send(AWAY)
    expect(trouble).to.match(/^A mail could not be sent/)
    expect(await send()).to.deep.equal([undefined])
    expect(server.mails.map(({ body }) => [body.includes(item), body.includes(old)])).to.deep.equal(
      [[true, false]],
    )
  })

  it('are not tried again where the server refuses the receiver', async () => {
    await lists(await reached({ email: 'nobody@example.com' }))
    const ann = await reached()
    await lists(ann)
    const troubles = await send()
    expect(troubles.filter((each) => each !== undefined)).to.have.length(1)
    expect(server.mails.map(({ to }) => to)).to.deep.equal([['ann@example.com']])
    expect(await send()).to.deep.equal([])
  })

  it('are not sent twice by a process that is killed while it sends', async () => {
    await lists(await reached())
    let service = mailsBy(smtpMailer({ url: server.url, from: FROM })).service
    const sending = new Promise<void>((resolve) => {
      const send = () => {
        resolve()
        return new Promise<void>(() => undefined)
      }
      service = { ...service, mailer: { send } }
    })
    const services = { writer: pools().write, mail: service } as JobServices
    void TASKS.mailNotifications(services, {}, undefined)
    await sending
    await send()
    expect(server.mails).to.deep.equal([])
  })

  it('name 20 notifications at most, and count the others', async () => {
    const ann = await reached()
    for (let count = 0; count < 22; count += 1) await lists(ann)
    await send()
    const [mail] = server.mails
    expect(mail?.body.match(/^You listed /gm)).to.have.length(20)
    expect(mail?.body).to.include('Besides, there are 2 more notifications.')
  })
})
