/** Wallets that sign, named after their first role: roles change during a sequence. */
export const WALLETS = [
  'owner',
  'heir',
  'primary',
  'secondary',
  'minterA',
  'minterB',
  'minterC',
  'stranger',
] as const
export type WalletName = (typeof WALLETS)[number]

/** Wallets that mint most. */
export const MINTERS = ['minterA', 'minterB', 'minterC'] as const

/** Addresses that only receive payments; `till` and `feeEmpty` are empty at first. */
export const PAYEES = ['vault', 'till', 'feeA', 'feeB', 'feeC', 'feeEmpty'] as const
export type PayeeName = (typeof PAYEES)[number]

/** An address with lamports. */
export type HolderName = WalletName | PayeeName
export const HOLDERS: readonly HolderName[] = [...WALLETS, ...PAYEES]

/** Any address; `nobody` is the default address. */
export type AddressName = HolderName | 'nobody'

/** The collection's own account. */
export const OWN = ['ownControls', 'ownDeployment', 'ownGroupMint', 'ownHashlist'] as const
export type OwnName = (typeof OWN)[number]

/** An address that receives payments: the collection's own records are refused. */
export type ReceiverName = AddressName | OwnName

/** Merkle lists; `others` has the same wallets with other terms. */
export type ListName = 'members' | 'others'

/** A wallet's claim on a list. */
export interface Grant {
  price: bigint
  maxClaims: bigint
}

/** Lists behind the roots; other wallets are not on them. */
export const LISTS: Record<ListName, Partial<Record<WalletName, Grant>>> = {
  members: {
    minterA: { price: 1_000n, maxClaims: 2n },
    minterB: { price: 0n, maxClaims: 1n },
    minterC: { price: 5_000_000n, maxClaims: 3n },
    owner: { price: 0n, maxClaims: 1n },
    heir: { price: 1n, maxClaims: 4n },
  },
  others: {
    minterA: { price: 0n, maxClaims: 9n },
    minterC: { price: 2_000_000n, maxClaims: 1n },
    stranger: { price: 7n, maxClaims: 1n },
  },
}

/** Initial lamports for wallets and payees. */
export const RICH = 1_000_000_000_000n
export function startBalance(holder: HolderName): bigint {
  return holder === 'till' || holder === 'feeEmpty' ? 0n : RICH
}

/** A wallet's or payee's account for the price token. */
export interface TokenAccount {
  amount: bigint
  isFrozen: boolean
}

/** Every address's token account at first: some have none, and some are frozen. */
export function startTokens(holder: HolderName): TokenAccount | undefined {
  if (holder === 'stranger' || holder === 'till' || holder === 'feeEmpty') return undefined
  const isWallet = WALLETS.some((wallet) => wallet === holder)
  return {
    amount: isWallet ? 2_500_000n : 0n,
    isFrozen: holder === 'feeA' || holder === 'secondary',
  }
}

/** What an owner commits to and reveals; the uri of `tooLong` is one that no collection may have. */
export const SECRETS = ['first', 'second', 'tooLong'] as const
export type SecretName = (typeof SECRETS)[number]

/** Every sequence's start time, in unix seconds. */
export const START_OF_TIME = 1_800_000_000n

/** Wallet that a collection with a co-sign names as its co-signer. */
export const NAMED_COSIGNER: WalletName = 'stranger'
