import type { EvmAddress } from '@mintline/core/identifiers'
import { type Address, checksumAddress } from 'viem'

/** Spellings of a wallet in the names of proof documents: in lower case, and with a checksum as other tools write it. */
export function walletSpellings(wallet: EvmAddress): string[] {
  return [wallet, checksumAddress(wallet as Address)]
}
