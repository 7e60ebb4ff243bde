import type { Settings } from '../config/settings.ts'
import type { Database } from '../database/openDatabase.ts'
import type { Log } from '../log/openLog.ts'
import { type LookUps, lookUps } from '../look-ups/lookUps.ts'

/** Blockchains whose items are watched. */
const WATCHED_BLOCKCHAINS = ['SOLANA', 'ECLIPSE'] as const

/**
 * Creates the look-up recorder for items and owners on followed chains; followers learn of look-ups through the
 * database.
 */
export function lookUpsOf(
  { nodes }: Pick<Settings, 'nodes'>,
  { write }: Pick<Database, 'write'>,
  log: Log,
): LookUps {
  return lookUps({
    blockchains: WATCHED_BLOCKCHAINS.filter((blockchain) => nodes[blockchain] !== undefined),
    write: async (blockchain, wanted) => {
      // Loaded on the first look-up: the API works without the code that follows chains.
      const { askForWatches } = await import('../ingest/sources/solana/askForWatches.ts')
      await askForWatches(write, blockchain, wanted)
    },
    onFailure: (err) =>
      log.warn(
        { err },
        'Items and owners that were looked up are not looked for on their chain at once',
      ),
  })
}
