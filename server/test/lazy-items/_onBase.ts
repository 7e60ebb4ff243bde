import { evmAddress } from '@mintline/core/identifiers'
import type { IngestBatch } from '../../src/ingest/batch.ts'
import { type LazyItem, parseLazyItem } from '../../src/lazy-items/lazyItem.ts'
import { ITEMS, WALLETS } from '../ingest/_activities.ts'

/** Contract of all items. */
export const CONTRACT = evmAddress(`0x${'21'.repeat(20)}`)
/** Wallets of EVM chains in the place of those of the random activities. */
export const ACCOUNTS = new Map(WALLETS.map((wallet, at) => [wallet, `0x${`a${at}`.repeat(20)}`]))
const [CREATOR = ''] = ACCOUNTS.values()

/** Token id of the item in the place of a random one. */
export const tokenOf = (at: number): bigint => (BigInt(CREATOR) << 96n) + BigInt(at)

/** The lazy item in the place of a random one. */
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

/** A batch of random activities as one of an EVM chain, with all items in one collection. */
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
