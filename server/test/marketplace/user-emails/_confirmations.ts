import { sql } from 'kysely'
import type { Pools } from '../../../src/database/pools/openPools.ts'
import { TASKS } from '../../../src/jobs/index.ts'
import type { JobServices } from '../../../src/jobs/task.ts'
import { smtpMailer } from '../../../src/mail/smtpMailer.ts'
import { mailsBy, type serveMails } from '../../mail/_mailServer.ts'

/** A test's mail server. */
type MailServer = Awaited<ReturnType<typeof serveMails>>

const FROM = { name: 'Shop', address: 'shop@example.com' }

/** Sends all waiting mails, whenever they are due, and returns the failures. */
export async function sendConfirmations(
  { write: writer }: Pick<Pools, 'write'>,
  { url }: Pick<MailServer, 'url'>,
): Promise<(string | undefined)[]> {
  const { rows } = await sql<{ payload: { user: string; request: number } }>`
    with waiting as (delete from jobs._private_jobs returning payload) select payload from waiting
  `.execute(writer)
  const { service, troubles } = mailsBy(smtpMailer({ url, from: FROM }))
  const services = { writer, mail: service } as JobServices
  for (const { payload } of rows) await TASKS.sendConfirmation(services, payload, undefined)
  return troubles
}

/** Returns the key in the last mail. */
export const lastKeyOf = ({ mails }: Pick<MailServer, 'mails'>): string =>
  mails.at(-1)?.body.match(/mintline_[0-9a-f]{64}/)?.[0] ?? 'no key'
