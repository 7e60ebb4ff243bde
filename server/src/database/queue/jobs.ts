/** The queue's schema, which graphile-worker creates and reads. */
export const QUEUE_SCHEMA = 'jobs'

/** Each task's job payload, by task name. Database keys are in hex. */
export interface JobPayloads {
  readonly applyRates: Readonly<Record<never, never>>
  readonly changeOrders: Readonly<Record<never, never>>
  readonly checkOrder: { readonly order: string }
  readonly countFollowers: Readonly<Record<never, never>>
  readonly fetchCollectionMetadata: { readonly collection: string }
  readonly fetchItemMetadata: { readonly item: string }
  readonly findCollectionOrders: { readonly collection: string }
  readonly mailNotifications: Readonly<Record<never, never>>
  readonly notifyUsers: Readonly<Record<never, never>>
  readonly priceOrders: Readonly<Record<never, never>>
  readonly probeOrders: Readonly<Record<never, never>>
  readonly rankItems: { readonly collection: string }
  readonly readRates: Readonly<Record<never, never>>
  readonly refreshCollectionItems: { readonly collection: string }
  readonly refreshLeaderboards: Readonly<Record<never, never>>
  readonly sendConfirmation: { readonly user: string; readonly request: number }
  readonly sweepAudit: Readonly<Record<never, never>>
  readonly sweepCounts: Readonly<Record<never, never>>
  readonly sweepMetadata: Readonly<Record<never, never>>
  readonly sweepOrders: Readonly<Record<never, never>>
  readonly sweepSessions: Readonly<Record<never, never>>
}

/** Names of all tasks. */
export const TASK_NAMES = [
  'applyRates',
  'changeOrders',
  'checkOrder',
  'countFollowers',
  'fetchCollectionMetadata',
  'fetchItemMetadata',
  'findCollectionOrders',
  'mailNotifications',
  'notifyUsers',
  'priceOrders',
  'probeOrders',
  'rankItems',
  'readRates',
  'refreshCollectionItems',
  'refreshLeaderboards',
  'sendConfirmation',
  'sweepAudit',
  'sweepCounts',
  'sweepMetadata',
  'sweepOrders',
  'sweepSessions',
] as const satisfies readonly (keyof JobPayloads)[]

/** A task to run once. */
export interface Job<Task extends keyof JobPayloads = keyof JobPayloads> {
  readonly task: Task
  readonly payload: JobPayloads[Task]
  /** Jobs with the same key replace each other: the latest stays. */
  readonly key: string
  /** When it is due; undefined = at once. */
  readonly at?: Date | undefined
}

/** Creates the job that fetches an item's metadata. */
export function itemMetadataJob(item: Buffer, at?: Date): Job {
  const hex = item.toString('hex')
  return { task: 'fetchItemMetadata', payload: { item: hex }, key: `metadata ${hex}`, at }
}

/** Creates the job that fetches a collection's own metadata. */
export function collectionMetadataJob(collection: Buffer, at?: Date): Job {
  const hex = collection.toString('hex')
  return { task: 'fetchCollectionMetadata', payload: { collection: hex }, key: `own ${hex}`, at }
}

/** Creates the job that asks a node again for what an order depends on. */
export function orderCheckJob(order: Buffer, at?: Date): Job {
  const hex = order.toString('hex')
  return { task: 'checkOrder', payload: { order: hex }, key: `order ${hex}`, at }
}

/** Creates the job that refetches metadata for all items in a collection. */
export function refreshItemsJob(collection: Buffer): Job {
  const hex = collection.toString('hex')
  return { task: 'refreshCollectionItems', payload: { collection: hex }, key: `refresh ${hex}` }
}

/** Creates the job that finds a collection's best orders. */
export function collectionOrdersJob(collection: Buffer): Job {
  const hex = collection.toString('hex')
  return { task: 'findCollectionOrders', payload: { collection: hex }, key: `orders ${hex}` }
}

/** Creates the job that ranks a collection's items by rarity. */
export function ranksJob(collection: Buffer, at: Date): Job {
  const hex = collection.toString('hex')
  return { task: 'rankItems', payload: { collection: hex }, key: `ranks ${hex}`, at }
}

/** Creates the job that mails a user the confirmation key for their address: at most one waits for each user. */
export function confirmationJob(user: string, request: number, at: Date): Job {
  return { task: 'sendConfirmation', payload: { user, request }, key: `confirmation ${user}`, at }
}

/** Creates the job that writes notifications, sooner than in the next minute. */
export const notificationsJob = (at: Date): Job => ({
  task: 'notifyUsers',
  payload: {},
  key: 'notifyUsers',
  at,
})
