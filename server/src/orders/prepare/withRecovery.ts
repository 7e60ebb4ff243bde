import { concatHex, type Hex, numberToHex, size, slice } from 'viem'

const KEY_SIGNATURE = 65
const FIRST_RECOVERY = 27

/** Normalizes a signature for contracts: some wallets end signatures with 0 or 1, where contracts expect 27 or 28. */
export function withRecovery(signature: Hex): Hex {
  if (size(signature) !== KEY_SIGNATURE) return signature
  const last = Number(slice(signature, -1))
  return last < FIRST_RECOVERY
    ? concatHex([slice(signature, 0, -1), numberToHex(last + FIRST_RECOVERY, { size: 1 })])
    : signature
}
