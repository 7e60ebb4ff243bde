import type { GroupAddress } from '../../../http/contract/inputs.ts'
import type { Reader } from '../../../read-model/reader.ts'
import { followedWallets, verifiedWallets } from '../../../read-model/users/walletGroups.ts'

/** Conditions that a wallet has to meet together; undefined = any. */
export interface WalletConditions {
  readonly addresses?: readonly GroupAddress[] | undefined
  /** User id of somebody who follows the wallet's user. */
  readonly followedBy?: string | undefined
  /** True = an operator has verified the wallet's user. */
  readonly verifiedOnly?: boolean | undefined
}

/** Returns the wallets that meet all conditions; undefined = there are no conditions. */
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
