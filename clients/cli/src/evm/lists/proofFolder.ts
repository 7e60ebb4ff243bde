import {
  type EvmConfig,
  type EvmPhaseConfig,
  type EvmTokenConfig,
  proofSubfolder,
} from '../config/evmConfig.ts'

/** List size from which proofs are sharded, unless the config says otherwise. */
const SHARDED_FROM = 5_000

/**
 * Returns the folder address for a sharded list; undefined = the list has a document for each wallet.
 *
 * @param wallets The list's wallet count.
 */
export function shardsUri(
  phase: Pick<EvmPhaseConfig, 'name' | 'list'>,
  token: Pick<EvmTokenConfig, 'entry' | 'tokenId'>,
  { proofs: { uri } }: Pick<EvmConfig, 'proofs'>,
  wallets: number,
): string | undefined {
  const shards = phase.list?.shards ?? wallets >= SHARDED_FROM
  if (!shards || uri === undefined) return undefined
  return `${uri.replace(/\/*$/, '/')}${proofSubfolder(token, phase)}/`
}
