import { addJobs } from '../database/queue/addJobs.ts'
import { confirmationJob } from '../database/queue/jobs.ts'
import type { Mail } from '../mail/mailer.ts'
import { type Confirmation, drawKey } from '../users/email/drawKey.ts'
import { nextMailHour, uncountMail } from '../users/email/mailCounts.ts'
import { isMailTaken } from './isMailTaken.ts'
import type { Task } from './task.ts'

const SHORTEST_PAUSE = 30_000
const LONGEST_PAUSE = 15 * 60_000

/**
 * Sends the mail with the key of an address, and tries again until the key would not count any more; in the next hour where the
 * receiver or its domain has had as many as they may.
 */
export const sendConfirmation: Task<'sendConfirmation'> = async (
  { writer, mail: service },
  { user, request },
  signal,
) => {
  const { linkOf, limits, platform } = service
  const now = new Date()
  const confirmation = await drawKey({ writer, limits }, user, request, now)
  if (confirmation === undefined) return
  const again = (at: Date) => addJobs(writer, [confirmationJob(user, request, at)])
  if (confirmation === 'TOO_MANY') return again(nextMailHour(now))
  const { email, key, mailAt } = confirmation
  const hours = limits.confirmationHours
  const mail = mailOf({ email, link: linkOf(user, key), platform, hours })
  if (await isMailTaken(service, mail, signal)) return
  await uncountMail(writer, email, now)
  await again(nextTry(mailAt, Date.now()))
}

/** A quarter of the time that has been tried for already. */
function nextTry(mailAt: Confirmation['mailAt'], now: number): Date {
  const quarter = (now - mailAt.getTime()) / 4
  return new Date(now + Math.min(Math.max(quarter, SHORTEST_PAUSE), LONGEST_PAUSE))
}

interface Content {
  readonly email: string
  readonly link: string
  readonly platform: string
  /** Hours for which the link counts. */
  readonly hours: number
}

/** Nothing in it comes from a person: a stranger's address cannot be used to send words to. */
const mailOf = ({ email, link, platform, hours }: Content): Mail => ({
  to: email,
  subject: `Confirm your e-mail address for ${platform}`,
  text: [
    `Somebody gave this address for a profile on ${platform}. If it was you, open this link within ${hours === 1 ? 'an hour' : `${hours} hours`}:`,
    link,
    'If it was not you, there is nothing to do: without the link, no more mail comes.',
    '',
  ].join('\n\n'),
})
