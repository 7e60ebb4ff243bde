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
