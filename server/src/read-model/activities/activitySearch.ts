import type { ActivityType } from '@mintline/core/enumerations/indexer'
import type { CollectionIdParts, ItemParts } from '@mintline/core/identifiers'
import type { Blockchain } from '@mintline/core/networks'
import { sql } from 'kysely'
import {
  CHAIN_NUMBERS,
  collectionKey,
  distinctKeys,
  itemKey,
  keysOn,
} from '../../database/keys/index.ts'
import type { Page, PageRequest } from '../../database/page/pagedList.ts'
import { chainsWithData } from '../chains/chainsWithData.ts'
import { type GroupAddress, groupKeys } from '../chains/groupKeys.ts'
import { foundFirst, isFew } from '../few.ts'
import type { Reader } from '../reader.ts'
import {
  type ActivityBranch,
  type ActivityOrder,
  activityBranch,
  activityPage,
} from './activityList.ts'
import type { ActivityModel } from './activityModel.ts'
import { ALL_STORED_TYPES, type Side, storedTypes } from './storedTypes.ts'

/** Conditions of a search, all of which an activity meets; undefined = any. */
export interface ActivitySearch extends ActivityOrder {
  readonly blockchains?: readonly Blockchain[] | undefined
  readonly types?: readonly ActivityType[] | undefined
  readonly collections?: readonly CollectionIdParts[] | undefined
  readonly items?: readonly ItemParts[] | undefined
  /** Users on either side, on that of the sender, and on that of the receiver. */
  readonly users?: {
    readonly any?: readonly GroupAddress[] | undefined
    readonly from?: readonly GroupAddress[] | undefined
    readonly to?: readonly GroupAddress[] | undefined
  }
  /** Range of times, both included. */
  readonly from?: Date | undefined
  readonly to?: Date | undefined
  /** Range of blocks, the last of which is excluded. */
  readonly fromBlock?: number | undefined
  readonly toBlock?: number | undefined
}

/** Conditions of a search as the table has them, with keys on its blockchains alone; undefined = any. */
interface Conditions {
  readonly chains: readonly number[]
  readonly types: readonly string[]
  readonly collections: readonly Buffer[] | undefined
  readonly items: readonly Buffer[] | undefined
  readonly either: readonly Buffer[] | undefined
  readonly senders: readonly Buffer[] | undefined
  readonly receivers: readonly Buffer[] | undefined
}

/** Activities that meet all conditions, in the order of time. */
export async function searchActivities(
  reader: Reader,
  search: ActivitySearch,
  request: PageRequest,
): Promise<Page<ActivityModel>> {
  const conditions = await conditionsOf(reader, search)
  const isNothing = Object.values(conditions).some((values) => values?.length === 0)
  const parts = isNothing ? [] : await partsOf(reader, search, conditions)
  const branches = parts.map((part) => meeting(part, search, conditions))
  return activityPage(
    reader,
    // A transfer between two of the users is on both sides.
    { name: 'activities.search', hasOverlaps: conditions.either !== undefined },
    search,
    request,
    branches,
  )
}

async function conditionsOf(reader: Reader, search: ActivitySearch): Promise<Conditions> {
  const { types, collections, items, users = {} } = search
  const chains = await chainsWithData(reader, search.blockchains)
  const keysOf = async (addresses: readonly GroupAddress[] | undefined) =>
    addresses && distinctKeys(await groupKeys(reader, addresses, search.blockchains))
  const numbers = chains.map((blockchain) => CHAIN_NUMBERS[blockchain])
  return {
    chains: numbers,
    types: types ? storedTypes(types) : ALL_STORED_TYPES,
    collections: collections && keysOn(numbers, collections.map(collectionKey)),
    items: items && keysOn(numbers, items.map(itemKey)),
    either: await keysOf(users.any),
    senders: await keysOf(users.from),
    receivers: await keysOf(users.to),
  }
}

/** Queries that find all activities of a search in the order of an index, and the fewest others that are known to. */
async function partsOf(
  reader: Reader,
  search: ActivitySearch,
  { chains, types, collections, items, either, senders, receivers }: Conditions,
): Promise<ActivityBranch[]> {
  const all = activityBranch(reader, search)
  const on = (side: Side, accounts: readonly Buffer[]) =>
    accounts.map((account) => all.where(`activities.${side}`, '=', account))
  if (items) return items.map((item) => all.where('activities.item', '=', item))
  if (senders) return on('from_account', senders)
  if (receivers) return on('to_account', receivers)
  if (either) return [...on('from_account', either), ...on('to_account', either)]
  if (collections) {
    return collections.flatMap((collection) =>
      types.map((type) =>
        all.where('activities.collection', '=', collection).where('activities.type', '=', type),
      ),
    )
  }
  const inBlocks = reader
    .selectFrom('activities')
    .selectAll()
    .where('activities.chain', 'in', chains)
    .where(blocksOf(search))
  const hasBlocks = search.fromBlock !== undefined || search.toBlock !== undefined
  if (hasBlocks && (await isFew(reader, inBlocks))) {
    return [activityBranch(foundFirst(reader, 'activities', inBlocks), search)]
  }
  return chains.flatMap((chain) =>
    types.map((type) =>
      all.where('activities.chain', '=', chain).where('activities.type', '=', type),
    ),
  )
}

/** A part with all conditions but that of the blockchain: keys and parts are on those of the search alone. */
function meeting(part: ActivityBranch, search: ActivitySearch, conditions: Conditions) {
  const { types, collections, items, either, senders, receivers } = conditions
  const { from, to } = search
  return part
    .where(blocksOf(search))
    .$if(search.types !== undefined, (rows) => rows.where('activities.type', 'in', types))
    .$if(collections !== undefined, (rows) =>
      rows.where('activities.collection', 'in', collections ?? []),
    )
    .$if(items !== undefined, (rows) => rows.where('activities.item', 'in', items ?? []))
    .$if(senders !== undefined, (rows) =>
      rows.where('activities.from_account', 'in', senders ?? []),
    )
    .$if(receivers !== undefined, (rows) =>
      rows.where('activities.to_account', 'in', receivers ?? []),
    )
    .$if(either !== undefined, (rows) =>
      rows.where(({ eb, or }) =>
        or([
          eb('activities.from_account', 'in', either ?? []),
          eb('activities.to_account', 'in', either ?? []),
        ]),
      ),
    )
    .$if(from !== undefined, (rows) => rows.where('activities.at', '>=', from as Date))
    .$if(to !== undefined, (rows) => rows.where('activities.at', '<=', to as Date))
}

/** Condition of the blocks of a search; with one, events of no block are left out. */
function blocksOf({ fromBlock, toBlock }: ActivitySearch) {
  if (fromBlock === undefined && toBlock === undefined) return sql<boolean>`true`
  const after = sql`activities.block >= ${Math.max(fromBlock ?? 0, 1)}`
  const before = toBlock === undefined ? sql`true` : sql`activities.block < ${toBlock}`
  return sql<boolean>`(${after} and ${before})`
}
