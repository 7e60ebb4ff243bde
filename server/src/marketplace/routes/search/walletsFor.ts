import type { GroupAddress } from '../../../http/contract/inputs.ts'
import type { Reader } from '../../../read-model/reader.ts'
import { followedWallets, verifiedWallets } from '../../../read-model/users/walletGroups.ts'

/** Conditions on a wallet, all of which it has to meet; undefined = any. */
export interface WalletConditions {
  readonly addresses?: readonly GroupAddress[] | undefined
  /** Id of a user who follows its user. */
  readonly followedBy?: string | undefined
  /** True = an operator has verified its user. */
  readonly verifiedOnly?: boolean | undefined
}

/** Wallets that meet all conditions; undefined = nothing is asked for. */
export async function walletsFor(
  reader: Reader,
  { addresses, followedBy, verifiedOnly }: WalletConditions,
): Promise<readonly GroupAddress[] | undefined> {
  const lists = [
    addresses,
    followedBy === undefined ? undefined : await followedWallets(reader, followedBy),
    verifiedOnly ? await verifiedWallets(reader) : undefined,
  ].filter((list) => list !== undefined)
  const [first, ...others] = lists
  const sets = others.map((list) => new Set(list.map(textOf)))
  return first?.filter((wallet) => sets.every((set) => set.has(textOf(wallet))))
}

const textOf = ({ group, address }: GroupAddress) => `${group}:${address}`
