import { sql } from 'kysely'
import { anyOf } from '../../database/anyOf.ts'
import { type Page, type PageRequest, withEntries } from '../../database/page/pagedList.ts'
import { chainsWithData } from '../chains/chainsWithData.ts'
import { type GroupAddress, groupKeys } from '../chains/groupKeys.ts'
import { isFew } from '../few.ts'
import type { Reader } from '../reader.ts'
import { boardPage } from './boardPage.ts'
import type { LeaderboardFilter } from './collectionLeaderboard.ts'
import type { LeaderboardModel } from './leaderboardModel.ts'
import { leaderboardModels } from './leaderboardModels.ts'

/**
 * Returns the collections on a leaderboard where owners hold items. If they hold items in more than 3,000 collections,
 * walks the board instead of finding these first.
 */
export async function leaderboardByOwner(
  reader: Reader,
  owners: readonly GroupAddress[],
  { blockchains, ...filter }: LeaderboardFilter,
  request: PageRequest,
): Promise<Page<LeaderboardModel>> {
  const chains = await chainsWithData(reader, blockchains)
  const wallets = await groupKeys(reader, owners, chains)
  const held = reader
    .selectFrom('collection_wallets')
    .select('collection_wallets.collection')
    .where('collection_wallets.wallet', '=', anyOf(wallets))
    .where('collection_wallets.role', '=', 'OWNER')
  const board = {
    ...filter,
    source: 'ALL',
    blockchains: wallets.length === 0 ? [] : chains,
    ...((await isFew(reader, held))
      ? { where: sql<boolean>`collection = any(array(${held}))` }
      : {
          walked: sql<boolean>`exists (
            select from collection_wallets as held
            where held.collection = places.collection and held.role = 'OWNER' and held.wallet = ${anyOf(wallets)}
            offset 0)`,
        }),
  } as const
  const page = await boardPage(reader, 'leaderboard.byOwner', board, request)
  return withEntries(page, await leaderboardModels(reader, filter.period, page.entries))
}
