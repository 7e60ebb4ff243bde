import { parseActivityId, parseOrderId } from '@mintline/core/identifiers'
import type { Insertable } from 'kysely'
import {
  activityKey,
  addressKey,
  collectionKey,
  currencyKey,
  itemKey,
  orderKey,
  userKey,
  walletKey,
} from '../../src/database/keys/index.ts'
import type { DB } from '../../src/database/tables.ts'
import { hashOfMessage } from '../../src/marketplace/events/write.ts'
import { wallet } from '../read-model/_addresses.ts'
import { ALICE, BOB, CHAINS, dropOn, ETHER, itemOn, minute, TOKEN } from '../read-model/_names.ts'
import { orderIdOn } from '../read-model/_orders.ts'

/** Rows in some tables. */
type Rows = { readonly [Table in keyof DB]?: readonly Insertable<DB[Table]>[] }

const ANN = '0a000000-0000-4000-8000-000000000001'
const BEN = '0a000000-0000-4000-8000-000000000002'
const GONE = '0a000000-0000-4000-8000-000000000003'
const AUCTION = '0b000000-0000-4000-8000-000000000001'
/** Characters with a meaning in JSON, URLs, line files or databases. */
const WORDS = 'Öl & "Owl" \\ \u2028\n\t🦉 {} 100%'
const LARGEST = String(2n ** 256n - 1n)

const itemPlaces = CHAINS.map((blockchain) => ({
  item: itemKey(itemOn(blockchain, 1)),
  collection: collectionKey(dropOn(blockchain)),
}))
const ownershipPlaces = CHAINS.map((blockchain, index) => ({
  ...(itemPlaces[index] as (typeof itemPlaces)[number]),
  owner: addressKey({ blockchain, address: wallet(blockchain, ALICE) }),
}))
const [place] = itemPlaces as [(typeof itemPlaces)[number]]
const collections = itemPlaces.map(({ collection }) => collection)
const activities = CHAINS.map((blockchain) => [
  activityKey(parseActivityId(`${blockchain}:${'0a'.repeat(20)}`)),
  activityKey(parseActivityId(`${orderIdOn(blockchain, 1)}-1-20`)),
])

/** Rows for users and their actions, on each kind of blockchain, in tables that an export includes. */
export const EXPORTED_ROWS = {
  users: [
    {
      id: ANN,
      created_at: minute(1),
      username: WORDS,
      description: 'She\r\nsees',
      cover: 'https://ann.example/cover.png',
      picture: 'ipfs://picture',
      website: 'https://ann.example/?a=1&b=%20',
      twitter_username: 'Ann_1',
      accepted_terms: 7,
      receives_mail: true,
      notification_flags: JSON.stringify({ BID: false, LISTED: true }),
      visits: Number.MAX_SAFE_INTEGER,
    },
    { id: BEN, created_at: minute(2) },
    { id: GONE, created_at: minute(0), deleted_at: minute(3) },
  ],
  wallets: CHAINS.filter((blockchain) => !['BASE', 'ECLIPSE'].includes(blockchain)).map(
    (blockchain, index) => ({
      wallet: walletKey({ blockchain, address: wallet(blockchain, ALICE) }),
      user_id: index === 0 ? BEN : ANN,
      added_at: minute(index),
    }),
  ),
  user_emails: [
    {
      user_id: ANN,
      email: 'ann@personal.example',
      request: 3,
      mail_at: minute(4),
      wrong_keys: 2,
      confirmed_at: minute(5),
    },
    { user_id: BEN, email: null, request: 2, mail_at: minute(6), key_hash: Buffer.alloc(32, 0xe1) },
  ],
  short_urls: [
    { url: 'ann', user_id: ANN, owner: ANN, created_at: minute(1) },
    ...collections.map((collection, index) => ({
      url: `drop-${index}`,
      collection,
      owner: GONE,
      created_at: minute(2),
    })),
  ],
  followings: [
    { user_id: ANN, followed_id: BEN, created_at: minute(1) },
    { user_id: BEN, followed_id: ANN, created_at: minute(2) },
  ],
  likes: itemPlaces.flatMap((each) => [
    { ...each, user_id: ANN, created_at: minute(1) },
    { ...each, user_id: BEN, created_at: new Date(minute(2).getTime() + 1) },
  ]),
  watched_collections: collections.map((collection) => ({
    user_id: ANN,
    collection,
    created_at: minute(3),
  })),
  ownership_marks: ownershipPlaces.flatMap((each) =>
    ['PIN', 'HIDE'].map((mark) => ({ ...each, mark, user_id: BEN, created_at: minute(4) })),
  ),
  locks: itemPlaces.map((each) => ({ ...each, content: WORDS, locked_at: minute(5) })),
  reports: itemPlaces.flatMap((each) =>
    ['Copied', WORDS].map((message) => ({
      ...each,
      message_hash: hashOfMessage(message),
      message,
      reported_at: minute(6),
    })),
  ),
  auctions: ownershipPlaces.map((each, index) => ({
    ...each,
    id: AUCTION.replace(/.$/, String(index)),
    currency: currencyKey(index % 2 === 0 ? ETHER : TOKEN),
    decimals: 18,
    min_value: index === 0 ? LARGEST : '0',
    start_at: minute(1),
    end_at: minute(9),
    first_end_at: minute(index === 0 ? 9 : 8),
    updated_at: minute(7),
  })),
  auction_bids: CHAINS.map((blockchain) => ({
    auction: AUCTION,
    order_id: orderKey(parseOrderId(orderIdOn(blockchain, 2))),
    collection: collectionKey(dropOn(blockchain)),
    value: LARGEST,
    bid_at: minute(8),
  })),
  notifications: activities.flatMap(([sale, listing], index) => [
    {
      user_id: ANN,
      kind: 'ROYALTY',
      event: sale,
      activity: sale,
      at: minute(index),
      price: '0.05',
    },
    { user_id: ANN, kind: 'OUT_BID', event: listing, activity: sale, at: minute(index) },
    { user_id: BEN, kind: 'LISTED', event: listing, activity: listing, at: minute(index) },
    {
      ...{ user_id: BEN, kind: 'BUY', event: sale, activity: sale, at: minute(index) },
      ...{ is_read: true, mail_until: minute(20) },
    },
  ]) as Insertable<DB['notifications']>[],
  collection_settings: collections.map((collection, index) =>
    index === 0
      ? { collection, updated_at: minute(1) }
      : {
          collection,
          name: WORDS,
          description: '',
          keywords: 'owl, birds',
          cover: 'ipfs://cover',
          picture: 'https://drop.example/picture.png',
          links: JSON.stringify({ site: 'https://drop.example', [WORDS]: 'https://x.example' }),
          tags: index === 1 ? [] : [WORDS, 'birds'],
          updated_at: minute(2),
        },
  ),
  moderations: [
    {
      subject: userKey(ANN),
      kind: 'USER',
      decision: 'VERIFIED',
      status: 'APPROVED',
      decided_by: WORDS.slice(0, 20),
      decided_at: minute(1),
    },
    {
      subject: place.item,
      kind: 'ITEM',
      decision: 'UNLIST',
      decided_by: 'ann',
      decided_at: minute(2),
      undone_by: 'ben',
      undone_at: minute(3),
    },
    ...CHAINS.map((blockchain) => ({
      subject: collectionKey(dropOn(blockchain)),
      kind: 'COLLECTION',
      decision: 'BLACKLIST',
      decided_by: 'ann',
      decided_at: minute(4),
    })),
    {
      subject: walletKey({ blockchain: 'SOLANA', address: wallet('SOLANA', BOB) }),
      kind: 'WALLET',
      decision: 'BLACKLIST',
      decided_by: 'ann',
      decided_at: minute(5),
    },
  ],
  subscriptions: [
    { email: 'News@personal.example', created_at: minute(1) },
    { email: 'ann@personal.example', created_at: minute(2) },
  ],
  listed_5m: collections.map((collection, index) => ({
    collection,
    at: minute(5),
    listed_count: index,
  })),
} satisfies Rows

/** Rows that belong to one server alone: visits, sessions, audit log, and counts. */
export const OWN_ROWS = {
  item_visits: itemPlaces.map((each) => ({ ...each, day: minute(0), visits: 3 })),
  search_clicks: [
    { subject: userKey(ANN), kind: 'USER', day: minute(0), clicks: 2 },
    { subject: place.item, kind: 'ITEM', day: minute(0), clicks: 2 },
  ],
  content_availability: [{ ...place, is_available: false, told_at: minute(1) }],
  follower_counts: [{ user_id: ANN, created_at: minute(1), followers: 1 }],
  sessions: [{ token_hash: Buffer.alloc(32, 0xe2), user_id: ANN, expires_at: minute(9) }],
  used_proofs: [{ text_hash: Buffer.alloc(32, 0xe3), expires_at: minute(9) }],
  nonces: [{ nonce: 'abc', wallet: Buffer.of(1), chain_id: '1', expires_at: minute(9) }],
  audit_entries: [
    { id: ANN, at: minute(1), kind: 'SIGNED_IN', user_id: ANN, network: '203.0.113.7' },
  ],
  notification_cursors: [{ chain: 1, at: minute(1), id: Buffer.of(1) }],
  order_notices: [
    {
      kind: 'LISTED',
      wallet: Buffer.of(1),
      event: Buffer.of(2),
      activity: Buffer.of(2),
      at: minute(1),
    },
  ],
} satisfies Rows
