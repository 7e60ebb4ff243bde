import { type CollectionInfo, fetchCollectionInfo } from '@mintline/solana'
import { CommandError } from '../errors/commandError.ts'
import type { CommandContext } from '../runtime/commandContext.ts'

/** How a command names its collection. */
export interface CollectionOption {
  readonly collection?: string
}

/**
 * Reads a command's collection.
 *
 * @throws COLLECTION_NOT_GIVEN, EDITIONS_NOT_FOUND and the config's errors
 */
export async function readCollection(
  context: CommandContext,
  { collection }: CollectionOption,
): Promise<CollectionInfo> {
  const name = collection ?? context.configIfAny()?.config.symbol
  if (name === undefined) throw new CommandError('COLLECTION_NOT_GIVEN', {})
  const { connection } = await context.cluster()
  return fetchCollectionInfo(connection, name)
}
