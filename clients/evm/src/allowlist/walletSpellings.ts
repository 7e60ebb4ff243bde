import type { EvmAddress } from '@mintline/core/identifiers'
import { type Address, checksumAddress } from 'viem'

/** Lists a wallet's spellings in proof document names: in lower case, and with a checksum as other tools write it. */
export function walletSpellings(wallet: EvmAddress): string[] {
  return [wallet, checksumAddress(wallet as Address)]
}
