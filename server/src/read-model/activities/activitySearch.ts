import type { ActivityType } from '@mintline/core/enumerations/indexer'
import type { CollectionIdParts, ItemParts } from '@mintline/core/identifiers'
import type { Blockchain } from '@mintline/core/networks'
import { type RawBuilder, sql } from 'kysely'
import { anyOf } from '../../database/anyOf.ts'
import { inBlocks as isInBlocks } from '../../database/inBlocks.ts'
import {
  CHAIN_NUMBERS,
  collectionKey,
  distinctKeys,
  itemKey,
  keysOn,
} from '../../database/keys/index.ts'
import type { Page, PageRequest } from '../../database/page/pagedList.ts'
import { chainsWithData, type GroupAddress, groupKeys } from '../chains/chainsWithData.ts'
import type { Reader } from '../reader.ts'
import { foundFirst, isSmallResult } from '../smallResults.ts'
import {
  type ActivityBranch,
  type ActivityOrder,
  type ActivityRows,
  activityBranch,
  activityPage,
  isOfTypes,
} from './activityLists.ts'
import type { ActivityModel } from './activityModel.ts'
import { ALL_STORED_TYPES, type Side, type StoredType, storedTypes } from './storedActivities.ts'

/** Search conditions, all of which an activity has to meet; undefined = any. */
export interface ActivitySearch extends ActivityOrder {
  readonly blockchains?: readonly Blockchain[] | undefined
  readonly types?: readonly ActivityType[] | undefined
  readonly collections?: readonly CollectionIdParts[] | undefined
  readonly items?: readonly ItemParts[] | undefined
  /** Users on either side, users who send, and users who receive. */
  readonly users?: {
    readonly any?: readonly GroupAddress[] | undefined
    readonly from?: readonly GroupAddress[] | undefined
    readonly to?: readonly GroupAddress[] | undefined
  }
  /** Time range, both ends included. */
  readonly from?: Date | undefined
  readonly to?: Date | undefined
  /** Block range, excluding the last block. */
  readonly fromBlock?: number | undefined
  readonly toBlock?: number | undefined
}

/** The search as column values, with keys only for its blockchains; undefined = any. */
interface Conditions {
  readonly chains: readonly number[]
  readonly types: readonly StoredType[]
  readonly collections: readonly Buffer[] | undefined
  readonly items: readonly Buffer[] | undefined
  readonly either: readonly Buffer[] | undefined
  readonly senders: readonly Buffer[] | undefined
  readonly receivers: readonly Buffer[] | undefined
}

/** Returns activities that meet all conditions, in time order. */
export async function searchActivities(
  reader: Reader,
  search: ActivitySearch,
  request: PageRequest,
): Promise<Page<ActivityModel>> {
  const conditions = await conditionsOf(reader, search)
  const isNothing = Object.values(conditions).some((values) => values?.length === 0)
  const branches = isNothing ? [] : await branchesOf(reader, search, conditions)
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

/** Splits a search into the smallest known branches that find all results, each in index order. */
async function branchesOf(
  reader: Reader,
  search: ActivitySearch,
  conditions: Conditions,
): Promise<ActivityBranch[]> {
  const { chains, types, collections, items, either, senders, receivers } = conditions
  const { from, to } = search
  const inTime = (rows: ActivityRows) =>
    rows
      .$if(from !== undefined, (all) => all.where('activities.at', '>=', from as Date))
      .$if(to !== undefined, (all) => all.where('activities.at', '<=', to as Date))
  const filters = filtersOf(search, conditions)
  const walk = (inIndex: (rows: ActivityRows) => ActivityRows, has: readonly string[]) => {
    const others = Object.entries(filters).flatMap(([name, all]) => (has.includes(name) ? [] : all))
    return activityBranch(reader, search, (rows) => inTime(inIndex(rows)), others)
  }
  const on = (side: Side, accounts: readonly Buffer[], has: readonly string[]) =>
    accounts.map((account) => walk((rows) => rows.where(`activities.${side}`, '=', account), has))
  if (items) {
    return items.map((item) => walk((rows) => rows.where('activities.item', '=', item), ['items']))
  }
  if (senders) return on('from_account', senders, ['senders'])
  if (receivers) return on('to_account', receivers, ['receivers'])
  if (either) {
    return [...on('from_account', either, ['either']), ...on('to_account', either, ['either'])]
  }
  if (collections) {
    return collections.flatMap((collection) =>
      types.map((type) =>
        walk(
          (rows) =>
            rows
              .where('activities.collection', '=', collection)
              .where('activities.type', '=', type),
          ['collections', 'types'],
        ),
      ),
    )
  }
  const inBlocks = reader
    .selectFrom('activities')
    .selectAll()
    .where('activities.chain', 'in', chains)
    .where(blocksOf(search))
  if (hasBlocks(search) && (await isSmallResult(reader, inBlocks))) {
    const few = foundFirst(reader, 'activities', inBlocks)
    return [activityBranch(few, search, inTime, filters.types)]
  }
  return chains.flatMap((chain) =>
    types.map((type) =>
      walk(
        (rows) => rows.where('activities.chain', '=', chain).where('activities.type', '=', type),
        ['types'],
      ),
    ),
  )
}

/** Groups a search's conditions, except for blockchain and time, by what they restrict; empty = unrestricted. */
function filtersOf(
  search: ActivitySearch,
  { types, collections, items, either, senders, receivers }: Conditions,
) {
  const among = (column: string, keys: readonly Buffer[] | undefined) =>
    keys ? [sql<boolean>`${sql.ref(`activities.${column}`)} = ${anyOf(keys)}`] : []
  const sides = [...among('from_account', either), ...among('to_account', either)]
  return {
    blocks: hasBlocks(search) ? [blocksOf(search)] : [],
    types: search.types ? [isOfTypes(types)] : [],
    collections: among('collection', collections),
    items: among('item', items),
    senders: among('from_account', senders),
    receivers: among('to_account', receivers),
    either: either ? [sql<boolean>`(${sql.join(sides, sql` or `)})`] : [],
  }
}

const hasBlocks = ({ fromBlock, toBlock }: ActivitySearch): boolean =>
  fromBlock !== undefined || toBlock !== undefined

/** Builds the block condition; with a range, events outside blocks are left out. */
const blocksOf = ({ fromBlock, toBlock }: ActivitySearch): RawBuilder<boolean> =>
  isInBlocks({
    from: BigInt(Math.max(fromBlock ?? 0, 1)),
    ...(toBlock !== undefined && { to: BigInt(toBlock) - 1n }),
  })
