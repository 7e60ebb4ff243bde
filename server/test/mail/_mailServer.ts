import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { afterTests } from '../../../tests/helpers/afterTests.ts'
import { MARKETPLACE_LIMITS } from '../../src/config/marketplaceLimits.ts'
import type { MailService } from '../../src/jobs/task.ts'
import { type Mailer, shownMails } from '../../src/mail/mailer.ts'

/** A mail as the server received it. */
export interface ReceivedMail {
  readonly from: string
  readonly to: readonly string[]
  /** Header lines. */
  readonly header: readonly string[]
  readonly body: string
}

/** Soft line break, there only because mail lines are short. */
const FOLD = /=\r\n/g

/**
 * Starts a local mail server, which refuses recipients whose names begin with `nobody`.
 *
 * @param onMail - receives each mail; the server accepts it once this resolves
 */
export async function serveMails(onMail = async (_: ReceivedMail): Promise<void> => undefined) {
  const mails: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      const isRefused = address.startsWith('nobody')
      done(isRefused ? Object.assign(new Error(`no ${address} here`), { responseCode: 550 }) : null)
    },
    onData: (stream, { envelope }, done) => {
      text(stream).then(async (raw) => {
        const [header = '', ...body] = raw.split('\r\n\r\n')
        const mail = {
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
          header: header.split('\r\n'),
          body: body.join('\r\n\r\n').replaceAll(FOLD, ''),
        }
        mails.push(mail)
        await onMail(mail)
        done()
      }, done)
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const close = () => new Promise<void>((resolve) => server.close(resolve))
  afterTests(close)
  const { port } = server.server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, mails, close }
}

/** Creates a mail service with page links; failures are kept. */
export function mailsBy(mailer: Mailer) {
  const troubles: (string | undefined)[] = []
  const service: MailService = {
    mailer,
    linkOf: (user, key) => `https://shop.example/confirm/${user}/${key}`,
    limits: MARKETPLACE_LIMITS,
    platform: 'MINTLINE',
    onTrouble: (sentence) => void troubles.push(sentence),
  }
  return { service, troubles }
}

/** For jobs that send no mail. */
export const NO_MAILS: MailService = mailsBy(shownMails(() => undefined)).service
