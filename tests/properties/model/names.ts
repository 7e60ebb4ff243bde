/** Wallets that sign, by the part they play at first: roles change hands as a sequence runs. */
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

/** Those of them that mint most. */
export const MINTERS = ['minterA', 'minterB', 'minterC'] as const

/** Addresses that are only ever paid; `till` and `feeEmpty` hold nothing at first. */
export const PAYEES = ['vault', 'till', 'feeA', 'feeB', 'feeC', 'feeEmpty'] as const
export type PayeeName = (typeof PAYEES)[number]

/** An address with lamports. */
export type HolderName = WalletName | PayeeName
export const HOLDERS: readonly HolderName[] = [...WALLETS, ...PAYEES]

/** Any address; `nobody` is the default address. */
export type AddressName = HolderName | 'nobody'

/** An account of the collection itself. */
export const OWN = ['ownControls', 'ownDeployment', 'ownGroupMint', 'ownHashlist'] as const
export type OwnName = (typeof OWN)[number]

/** An address that a payment may be meant for: the records of the collection refuse theirs. */
export type ReceiverName = AddressName | OwnName

/** Merkle lists; `others` grants the same wallets other terms. */
export type ListName = 'members' | 'others'

/** What a list grants a wallet. */
export interface Grant {
  price: bigint
  maxClaims: bigint
}

/** The lists that roots are made of; whoever is not named has no place in them. */
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

/** Lamports that wallets and payees start a sequence with. */
export const RICH = 1_000_000_000_000n
export function startBalance(holder: HolderName): bigint {
  return holder === 'till' || holder === 'feeEmpty' ? 0n : RICH
}

/** The time at which every sequence starts, in unix seconds. */
export const START_OF_TIME = 1_800_000_000n
