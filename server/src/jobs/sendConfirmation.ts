import { addJobs } from '../database/queue/addJobs.ts'
import { confirmationJob } from '../database/queue/jobs.ts'
import type { Mail } from '../mail/mailer.ts'
import { type Confirmation, drawKey } from '../users/email/drawKey.ts'
import { nextMailHour, uncountMail } from '../users/email/mailCounts.ts'
import { isMailTaken } from './notifications.ts'
import type { Task } from './task.ts'

const SHORTEST_PAUSE = 30_000
const LONGEST_PAUSE = 15 * 60_000

/**
 * Sends the mail that confirms an address, and retries until its key expires. If the receiver or its domain has reached
 * the mail limit, it tries again in the next hour.
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

/** Waits for a quarter of the time spent so far, within limits. */
function nextTry(mailAt: Confirmation['mailAt'], now: number): Date {
  const quarter = (now - mailAt.getTime()) / 4
  return new Date(now + Math.min(Math.max(quarter, SHORTEST_PAUSE), LONGEST_PAUSE))
}

interface Content {
  readonly email: string
  readonly link: string
  readonly platform: string
  /** Hours until the link expires. */
  readonly hours: number
}

/** Builds a mail without text from users: nobody can use it to send words to a stranger. */
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
