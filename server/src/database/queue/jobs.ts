/** Schema of the queue, which graphile-worker makes and reads. */
export const QUEUE_SCHEMA = 'jobs'

/** Tasks by their names, with what a job says to each. Keys of the database are in hex. */
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

/** A task that is to be done once. */
export interface Job<Task extends keyof JobPayloads = keyof JobPayloads> {
  readonly task: Task
  readonly payload: JobPayloads[Task]
  /** Jobs with the same key are one: the latest. */
  readonly key: string
  /** Time at which it is due; undefined = at once. */
  readonly at?: Date | undefined
}

/** Makes the job of fetching an item's metadata. */
export function itemMetadataJob(item: Buffer, at?: Date): Job {
  const hex = item.toString('hex')
  return { task: 'fetchItemMetadata', payload: { item: hex }, key: `metadata ${hex}`, at }
}

/** Makes the job of fetching a collection's own metadata. */
export function collectionMetadataJob(collection: Buffer, at?: Date): Job {
  const hex = collection.toString('hex')
  return { task: 'fetchCollectionMetadata', payload: { collection: hex }, key: `own ${hex}`, at }
}

/** Makes the job of asking a node again for what an order depends on. */
export function orderCheckJob(order: Buffer, at?: Date): Job {
  const hex = order.toString('hex')
  return { task: 'checkOrder', payload: { order: hex }, key: `order ${hex}`, at }
}

/** Makes the job of fetching the metadata of all items of a collection again. */
export function refreshItemsJob(collection: Buffer): Job {
  const hex = collection.toString('hex')
  return { task: 'refreshCollectionItems', payload: { collection: hex }, key: `refresh ${hex}` }
}

/** Makes the job of finding the best orders of a collection. */
export function collectionOrdersJob(collection: Buffer): Job {
  const hex = collection.toString('hex')
  return { task: 'findCollectionOrders', payload: { collection: hex }, key: `orders ${hex}` }
}

/** Makes the job of ranking the items of a collection by rarity. */
export function ranksJob(collection: Buffer, at: Date): Job {
  const hex = collection.toString('hex')
  return { task: 'rankItems', payload: { collection: hex }, key: `ranks ${hex}`, at }
}

/** Makes the job of sending a user the mail with the key of their address: one waits for each user. */
export function confirmationJob(user: string, request: number, at: Date): Job {
  return { task: 'sendConfirmation', payload: { user, request }, key: `confirmation ${user}`, at }
}

/** Makes the job of writing notifications, sooner than in the next minute. */
export const notificationsJob = (at: Date): Job => ({
  task: 'notifyUsers',
  payload: {},
  key: 'notifyUsers',
  at,
})
