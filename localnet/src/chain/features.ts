import { RENT_EXEMPT_EPOCH, type StoredAccount } from './account.ts'
import { FEATURE_PROGRAM } from './knownAddresses.ts'

/** The account of a feature gate that was activated in a slot: one byte and the slot. */
export function activeFeature(
  slot: number,
  minimumBalance: (length: number) => bigint,
): StoredAccount {
  const data = new Uint8Array(9)
  data[0] = 1
  new DataView(data.buffer).setBigUint64(1, BigInt(slot), true)
  return {
    lamports: minimumBalance(data.length),
    data,
    owner: FEATURE_PROGRAM,
    executable: false,
    rentEpoch: RENT_EXEMPT_EPOCH,
  }
}
