import type { ListOperation } from '@mintline/core/batches'
import type { AptosAddress } from '@mintline/core/identifiers'
import type { AdministrationCall } from '../administration/administrationPlan.ts'
import type { AllowlistEntry } from '../allowlist/allowlistProof.ts'
import { AccountAddress, MoveVector, U64 } from '../bcs/values.ts'
import { addressVector } from '../bcs/vectors.ts'
import type { OpenList } from './openList.ts'

/** A kind of entry change. */
export interface EntryWork<Item> {
  readonly operation: ListOperation
  /** Returns the call that changes these entries. */
  callOf(list: Pick<OpenList, 'collection' | 'phaseId'>, items: readonly Item[]): AdministrationCall
  /** Returns the item's wallet. */
  walletOf(item: Item): AptosAddress
  /** Returns the item for its wallet's current cap, 0 if it has no entry; undefined if it is already as requested. */
  itemAt(item: Item, cap: bigint): Item | undefined
}

/** An entry to write. */
export interface UpsertItem {
  readonly entry: AllowlistEntry
  /** The wallet's current cap; 0 = no entry. */
  readonly cap: bigint
}

/** Writes entries. */
export const UPSERT_WORK: EntryWork<UpsertItem> = {
  operation: 'upsert',
  callOf: ({ collection, phaseId }, items) => ({
    name: 'upsertAllowlist',
    arguments: [
      AccountAddress.from(collection),
      new U64(phaseId),
      addressVector(items.map(({ entry }) => entry.wallet)),
      new MoveVector(items.map(({ entry }) => new U64(entry.maxPerWalletByAllowList))),
    ],
  }),
  walletOf: ({ entry }) => entry.wallet,
  itemAt: ({ entry }, cap) => (cap === entry.maxPerWalletByAllowList ? undefined : { entry, cap }),
}

/** Removes entries. Items are wallets. */
export const REMOVE_WORK: EntryWork<AptosAddress> = {
  operation: 'remove',
  callOf: ({ collection, phaseId }, wallets) => ({
    name: 'removeFromAllowlist',
    arguments: [AccountAddress.from(collection), new U64(phaseId), addressVector(wallets)],
  }),
  walletOf: (wallet) => wallet,
  itemAt: (wallet, cap) => (cap === 0n ? undefined : wallet),
}
