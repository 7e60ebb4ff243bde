import { proofFolderName } from '../../lists/proofFolderName.ts'
import type { EvmConfig, EvmPhaseConfig } from '../config/evmSchema.ts'

/** List size from which proofs are sharded, unless the config says otherwise. */
const SHARDED_FROM = 5_000

/**
 * Returns the folder address for a sharded list; undefined = the list has a document for each wallet.
 *
 * @param wallets The list's wallet count.
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
