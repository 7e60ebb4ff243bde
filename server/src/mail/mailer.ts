/** Milliseconds after an event during which mails about it may be sent. */
export const MAIL_LIFETIME = 24 * 60 * 60_000

/** A mail, in plain text. */
export interface Mail {
  /** The only receiver's address. */
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** Sends mails, or shows them if no mail server is configured. */
export interface Mailer {
  /**
   * Sends a mail; resolves once the mail server has accepted it.
   *
   * @throws `MAIL_NOT_SENT` if it may be retried, `MAIL_REFUSED` if the server never accepts it
   */
  readonly send: (mail: Mail, signal?: AbortSignal) => Promise<void>
}

/**
 * Creates a mailer that sends nothing. It shows what a developer needs: the text, which may have a secret link, and no
 * address.
 *
 * @param show - receives a multi-line text
 */
export function shownMails(show: (text: string) => void): Mailer {
  return {
    send: async ({ subject, text }) =>
      show(`A mail that nobody gets, as SMTP_URL is not set: ${subject}\n\n${text}`),
  }
}
