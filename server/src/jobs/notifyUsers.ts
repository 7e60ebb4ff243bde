import { addJobs } from '../database/queue/addJobs.ts'
import { notificationsJob } from '../database/queue/jobs.ts'
import { tellUsers } from '../notifications/tellUsers.ts'
import { settledUntil } from '../read-model/isSettled.ts'
import type { Task } from './task.ts'

/** Milliseconds until the next check, if somebody may need a notification. */
const PAUSE = 5_000

/** Writes notifications for sales stored since the last check, and for events recorded with orders. */
export const notifyUsers: Task<'notifyUsers'> = async ({ writer }, _, signal) => {
  const until = await settledUntil(writer)
  const times = { now: new Date(), until }
  const result = await tellUsers(writer, times, signal)
  if (result === 'nobody') return
  const pause = result === 'more' ? 0 : PAUSE
  await addJobs(writer, [notificationsJob(new Date(Date.now() + pause))])
}
