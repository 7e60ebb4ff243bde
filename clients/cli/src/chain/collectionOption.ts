import { type CollectionInfo, fetchCollectionInfo } from '@mintline/solana'
import { assertOfChain } from '../config/loadConfigAs.ts'
import { SOLANA_CONFIG } from '../config/solanaConfigKind.ts'
import { CommandError } from '../errors/commandError.ts'
import type { CommandContext } from '../runtime/commandContext.ts'

/** How a command names its collection. */
export interface CollectionOption {
  readonly collection?: string
}

/**
 * Reads a command's collection.
 *
 * @throws COLLECTION_NOT_GIVEN, CONFIG_OF_OTHER_CHAIN, EDITIONS_NOT_FOUND and the config's errors
 */
export async function readCollection(
  context: CommandContext,
  { collection }: CollectionOption,
): Promise<CollectionInfo> {
  const name = collection ?? context.configIfAny()?.config.symbol
  if (name === undefined) {
    assertOfChain(SOLANA_CONFIG, context.configPath())
    throw new CommandError('COLLECTION_NOT_GIVEN', {})
  }
  const { connection } = await context.cluster()
  return fetchCollectionInfo(connection, name)
}
