import { formatAmount } from '@mintline/solana'

/** Lamports for people. Storages take SOL on every network. */
export function solText(lamports: bigint): string {
  return formatAmount(lamports, 'SOL')
}
