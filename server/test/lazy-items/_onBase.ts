import { evmAddress } from '@mintline/core/identifiers'
import type { IngestBatch } from '../../src/ingest/batch.ts'
import { type LazyItem, parseLazyItem } from '../../src/lazy-items/lazyItem.ts'
import { ITEMS, WALLETS } from '../ingest/_activities.ts'

/** The contract for all items. */
export const CONTRACT = evmAddress(`0x${'21'.repeat(20)}`)
/** EVM wallets, by the random activities' wallets that they replace. */
export const ACCOUNTS = new Map(WALLETS.map((wallet, at) => [wallet, `0x${`a${at}`.repeat(20)}`]))
const [CREATOR = ''] = ACCOUNTS.values()

/** Returns the token id that replaces a random item. */
export const tokenOf = (at: number): bigint => (BigInt(CREATOR) << 96n) + BigInt(at)

/** Returns the lazy item that replaces a random one. */
export function lazyItem(at: number, supply: bigint): LazyItem {
  return parseLazyItem({
    '@type': 'ETH_ERC1155',
    id: `BASE:${CONTRACT}:${tokenOf(at)}`,
    uri: `/ipfs/${at}`,
    supply: String(supply),
    creators: [{ account: `ETHEREUM:${CREATOR}`, value: 10_000 }],
    royalties: [{ account: `ETHEREUM:${CREATOR}`, value: 500 }],
    signatures: ['0x'],
  })
}

/** Converts random activities to an EVM chain's batch, with all items in one collection. */
export function onBase({ activities, collections, items, ...batch }: IngestBatch): IngestBatch {
  const itemOf = (contract: string) => ({
    item: {
      blockchain: 'BASE' as const,
      contract: CONTRACT,
      tokenId: tokenOf(ITEMS.indexOf(contract)),
    },
    collection: CONTRACT,
  })
  const accountOf = (wallet: string | undefined) =>
    wallet === undefined ? undefined : ACCOUNTS.get(wallet)
  return {
    ...batch,
    blockchain: 'BASE',
    activities: activities.map((activity) => ({
      ...activity,
      ...itemOf(activity.item.contract),
      from: accountOf(activity.from),
      to: accountOf(activity.to),
    })),
    collections: collections.slice(0, 1).map((facts) => ({
      ...facts,
      collection: CONTRACT,
      type: 'ERC1155',
      owner: undefined,
      creator: undefined,
    })),
    items: items.map((facts) => ({ ...facts, ...itemOf(facts.item.contract) })),
  }
}
