/** Milliseconds from an event until no mail goes out about it any more. */
export const MAIL_LIFETIME = 24 * 60 * 60_000

/** A mail, in plain text. */
export interface Mail {
  /** Address of the one receiver. */
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** Sends mails, or shows them where there is no server for them. */
export interface Mailer {
  /**
   * Resolves when the mail server has taken the mail over.
   *
   * @throws `MAIL_NOT_SENT` where it may be tried again, `MAIL_REFUSED` where the server never takes it
   */
  readonly send: (mail: Mail, signal?: AbortSignal) => Promise<void>
}

/**
 * A mailer that sends nothing, and shows what a developer needs: the text, which may have a secret link, and no address.
 *
 * @param show - gets a text of several lines
 */
export function shownMails(show: (text: string) => void): Mailer {
  return {
    send: async ({ subject, text }) =>
      show(`A mail that nobody gets, as SMTP_URL is not set: ${subject}\n\n${text}`),
  }
}
