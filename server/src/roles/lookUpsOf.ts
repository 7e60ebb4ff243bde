import type { Settings } from '../config/settings.ts'
import type { Database } from '../database/openDatabase.ts'
import { askForWatches, WATCHED_BLOCKCHAINS } from '../ingest/sources/solana/askedWatches.ts'
import type { Log } from '../log/openLog.ts'
import { type LookUps, lookUps } from '../look-ups/lookUps.ts'

/** Look-ups of items on the chains that are followed, which the follower hears of by the database. */
export function lookUpsOf(
  { nodes }: Pick<Settings, 'nodes'>,
  { write }: Pick<Database, 'write'>,
  log: Log,
): LookUps {
  return lookUps({
    blockchains: WATCHED_BLOCKCHAINS.filter((blockchain) => nodes[blockchain] !== undefined),
    write: (blockchain, items) => askForWatches(write, blockchain, items),
    onFailure: (err) =>
      log.warn({ err }, 'Items that were looked up are not looked for on their chain at once'),
  })
}
