import type { EvmConfig, EvmPhaseConfig } from '../config/evmSchema.ts'

/** Wallets from which on a list is in shards, unless the config says otherwise. */
const SHARDED_FROM = 5_000

/** Name of the folder with the proofs of a phase, which becomes part of a URL. */
export function proofFolderName({ name }: Pick<EvmPhaseConfig, 'name'>): string {
  const words = name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return words.join('-') || 'phase'
}

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
