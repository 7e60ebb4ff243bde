import type { Transporter } from 'nodemailer'
import { ServerError } from '../errors/serverError.ts'
import type { Mail, Mailer } from './mailer.ts'

/** A mail server and the sender. */
export interface SmtpSettings {
  /** `smtp:` or `smtps:` URL. It may have a password: never show it. */
  readonly url: string
  readonly from: Sender
}

/** The sender for all mails. */
export interface Sender {
  /** Empty = the address alone. */
  readonly name: string
  readonly address: string
}

/** Timeout for connecting and for the server's greeting, in milliseconds. */
const GREETING = 10_000
/** Timeout while the server is silent, in milliseconds. */
const SILENCE = 30_000
const FIRST_FINAL = 500

/** Creates a mailer that sends by SMTP, with one connection per mail. Its library is loaded with the first mail. */
export function smtpMailer({ url, from }: SmtpSettings): Mailer {
  return {
    send: async ({ to, subject, text }, signal) => {
      const { createTransport } = await import('nodemailer')
      const transport: Transporter = createTransport({
        url,
        connectionTimeout: GREETING,
        greetingTimeout: GREETING,
        socketTimeout: SILENCE,
        // A mail's content is never read from a file or a URL.
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

/** Passes addresses apart from names, so that neither is parsed. */
const messageOf = ({ to, subject, text }: Mail, from: Sender) => ({
  from,
  to: { name: '', address: to },
  envelope: { from: from.address, to: [to] },
  subject,
  text,
})

/** Server responses repeat addresses, so only their codes are reported. */
function refusalOf(error: unknown) {
  const { code = 'UNKNOWN', responseCode } = error as { code?: string; responseCode?: number }
  const reason = responseCode === undefined ? code : `${code}, ${responseCode}`
  const isFinal = code === 'EENVELOPE' && (responseCode ?? 0) >= FIRST_FINAL
  return new ServerError(isFinal ? 'MAIL_REFUSED' : 'MAIL_NOT_SENT', { reason })
}
