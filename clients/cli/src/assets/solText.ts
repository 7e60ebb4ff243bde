import { formatAmount } from '@mintline/solana'

/** Formats lamports in SOL, which storages take on every network. */
export function solText(lamports: bigint): string {
  return formatAmount(lamports, 'SOL')
}
