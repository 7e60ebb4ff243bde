import type { Transporter } from 'nodemailer'
import { ServerError } from '../errors/serverError.ts'
import type { Mail, Mailer } from './mailer.ts'

/** A server for mails, and who writes them. */
export interface SmtpSettings {
  /** `smtp:` or `smtps:` URL. It may have a password: never show it. */
  readonly url: string
  readonly from: Sender
}

/** The writer of all mails. */
export interface Sender {
  /** Empty = the address alone. */
  readonly name: string
  readonly address: string
}

/** Milliseconds in which a server has to take a connection, and to greet. */
const GREETING = 10_000
/** Milliseconds for which a server may say nothing. */
const SILENCE = 30_000
const FIRST_FINAL = 500

/** A mailer that sends by SMTP, over a connection for each mail. Its library is loaded with the first one. */
export function smtpMailer({ url, from }: SmtpSettings): Mailer {
  return {
    send: async ({ to, subject, text }, signal) => {
      const { createTransport } = await import('nodemailer')
      const transport: Transporter = createTransport({
        url,
        connectionTimeout: GREETING,
        greetingTimeout: GREETING,
        socketTimeout: SILENCE,
        // Nothing of a mail is read from a file or an address.
        disableFileAccess: true,
        disableUrlAccess: true,
      })
      const stop = () => transport.close()
      signal?.addEventListener('abort', stop)
      try {
        await transport.sendMail(messageOf({ to, subject, text }, from))
      } catch (error) {
        throw refusalOf(error)
      } finally {
        signal?.removeEventListener('abort', stop)
        transport.close()
      }
    },
  }
}

/** Addresses are given apart from names, so that neither is parsed. */
const messageOf = ({ to, subject, text }: Mail, from: Sender) => ({
  from,
  to: { name: '', address: to },
  envelope: { from: from.address, to: [to] },
  subject,
  text,
})

/** Answers of servers repeat addresses: only their codes are told. */
function refusalOf(error: unknown) {
  const { code = 'UNKNOWN', responseCode } = error as { code?: string; responseCode?: number }
  const reason = responseCode === undefined ? code : `${code}, ${responseCode}`
  const isFinal = code === 'EENVELOPE' && (responseCode ?? 0) >= FIRST_FINAL
  return new ServerError(isFinal ? 'MAIL_REFUSED' : 'MAIL_NOT_SENT', { reason })
}
