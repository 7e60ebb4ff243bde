import type { JobPayloads } from '../database/queue/jobs.ts'
import { applyRates } from './applyRates.ts'
import { changeOrders } from './changeOrders.ts'
import { countFollowers } from './countFollowers.ts'
import { findCollectionOrders } from './findCollectionOrders.ts'
import { fetchCollectionMetadata, fetchItemMetadata, sweepMetadata } from './metadata.ts'
import { mailNotifications, notifyUsers } from './notifications.ts'
import { priceOrders } from './priceOrders.ts'
import { checkOrder, probeOrders } from './probeOrders.ts'
import { rankItems } from './rankItems.ts'
import { readRates } from './readRates.ts'
import { refreshCollectionItems } from './refreshCollectionItems.ts'
import { refreshLeaderboards } from './refreshLeaderboards.ts'
import { sendConfirmation } from './sendConfirmation.ts'
import { sweepAudit, sweepCounts, sweepOrders, sweepSessions } from './sweepOrders.ts'
import type { Task } from './task.ts'

/** All tasks by name in the queue. */
export const TASKS: { readonly [Name in keyof JobPayloads]: Task<Name> } = {
  applyRates,
  changeOrders,
  checkOrder,
  countFollowers,
  fetchCollectionMetadata,
  fetchItemMetadata,
  findCollectionOrders,
  mailNotifications,
  notifyUsers,
  priceOrders,
  probeOrders,
  rankItems,
  readRates,
  refreshCollectionItems,
  refreshLeaderboards,
  sendConfirmation,
  sweepAudit,
  sweepCounts,
  sweepMetadata,
  sweepOrders,
  sweepSessions,
}

/** Tasks that are queued every minute. */
export const MINUTELY = [
  'applyRates',
  'changeOrders',
  'countFollowers',
  'mailNotifications',
  'notifyUsers',
  'priceOrders',
  'probeOrders',
  'readRates',
  'refreshLeaderboards',
  'sweepAudit',
  'sweepCounts',
  'sweepMetadata',
  'sweepOrders',
  'sweepSessions',
] as const satisfies (keyof JobPayloads)[]
