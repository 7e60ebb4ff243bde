import { FEATURE_PROGRAM } from './knownAddresses.ts'

export interface StoredAccount {
  lamports: bigint
  data: Uint8Array
  owner: string
  executable: boolean
  rentEpoch: bigint
}

export interface AddressedAccount {
  address: string
  account: StoredAccount
}

/** An account after a change; undefined when the change closed it. */
export interface AccountChange {
  address: string
  account: StoredAccount | undefined
}

/** Rent epoch that the runtime sets for every rent-exempt account. */
export const RENT_EXEMPT_EPOCH = 2n ** 64n - 1n

/** An account of a wallet, or one that a program would have written. */
export interface NewAccount {
  readonly address: string
  readonly lamports: bigint
  /** Base58 address of the program that owns it. Default: the system program. */
  readonly owner?: string
  /** Default: none. */
  readonly data?: Uint8Array
}

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
