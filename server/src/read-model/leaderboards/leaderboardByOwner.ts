import { sql } from 'kysely'
import { isHolding } from '../../database/holdings/isHolding.ts'
import { type Page, type PageRequest, withEntries } from '../../database/page/pagedList.ts'
import { chainsWithData } from '../chains/chainsWithData.ts'
import { type GroupAddress, groupKeys } from '../chains/groupKeys.ts'
import type { Reader } from '../reader.ts'
import { boardPage } from './boardPage.ts'
import type { LeaderboardFilter } from './collectionLeaderboard.ts'
import type { LeaderboardModel } from './leaderboardModel.ts'
import { leaderboardModels } from './leaderboardModels.ts'

/** Returns the collections on a leaderboard where owners hold items. */
export async function leaderboardByOwner(
  reader: Reader,
  owners: readonly GroupAddress[],
  { blockchains, ...filter }: LeaderboardFilter,
  request: PageRequest,
): Promise<Page<LeaderboardModel>> {
  const chains = await chainsWithData(reader, blockchains)
  const held = await heldCollections(reader, await groupKeys(reader, owners, chains))
  const board = {
    ...filter,
    source: 'ALL',
    blockchains: held.length === 0 ? [] : chains,
    where: sql<boolean>`collection = any(${held}::bytea[])`,
  } as const
  const page = await boardPage(reader, 'leaderboard.byOwner', board, request)
  return withEntries(page, await leaderboardModels(reader, filter.period, page.entries))
}

async function heldCollections(reader: Reader, owners: readonly Buffer[]): Promise<Buffer[]> {
  if (owners.length === 0) return []
  const rows = await reader
    .selectFrom('ownerships')
    .select('collection')
    .distinct()
    .where('owner', 'in', owners)
    .where(isHolding)
    .execute()
  return rows.map(({ collection }) => collection)
}
