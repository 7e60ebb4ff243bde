import { proofFolderName } from '../../lists/proofFolderName.ts'
import type { EvmConfig, EvmPhaseConfig } from '../config/evmSchema.ts'

/** Wallets from which on a list is in shards, unless the config says otherwise. */
const SHARDED_FROM = 5_000

/**
 * Address of the folder of a list in shards; undefined = the list has a document for each wallet.
 *
 * @param wallets Number of wallets of the list.
 */
export function shardsUri(
  phase: Pick<EvmPhaseConfig, 'name' | 'shards'>,
  { proofsUri }: Pick<EvmConfig, 'proofsUri'>,
  wallets: number,
): string | undefined {
  const { shards = wallets >= SHARDED_FROM } = phase
  if (!shards || proofsUri === undefined) return undefined
  return `${proofsUri.replace(/\/*$/, '/')}${proofFolderName(phase)}/`
}
