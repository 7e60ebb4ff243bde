import type { DB } from '../../database/tables.ts'

/** How a deletion treats a table's rows. */
type Erasure =
  /** Holds nothing personal. */
  | 'none'
  /** The user's row stays, without anything personal. */
  | 'emptied'
  /** Rows with the user's id in this column are deleted. */
  | 'user_id'
  /** Rows with the user's id in `user_id` or `followed_id` are deleted. */
  | 'user_id or followed_id'
  /** Rows with one of the user's wallets in this column are deleted. */
  | 'wallet'
  /** Rows with the user's confirmed address in this column are deleted; case does not matter. */
  | 'email'

/** How a user's deletion treats each table. A new table has to be decided here. */
export const ERASURES: Readonly<Record<keyof DB, Erasure>> = {
  activities: 'none',
  api_keys: 'none',
  // One entry is written afterwards: that the user was deleted.
  audit_entries: 'user_id',
  // Belong to wallets, like orders.
  auction_bids: 'none',
  auctions: 'none',
  blocks: 'none',
  chains: 'none',
  // About the collection; does not say by whom.
  collection_settings: 'none',
  collection_traits: 'none',
  // As on chain.
  collection_wallets: 'none',
  collections: 'none',
  // Anonymous, like reports, visits and clicks.
  content_availability: 'none',
  currencies: 'none',
  cursors: 'none',
  fact_changes: 'none',
  floor_histories: 'none',
  floors: 'none',
  follower_counts: 'user_id',
  followings: 'user_id or followed_id',
  fund_changes: 'none',
  item_metadata: 'none',
  item_visits: 'none',
  item_watches: 'none',
  items: 'none',
  lazy_items: 'none',
  leaderboard_refreshes: 'none',
  leaderboards: 'none',
  likes: 'user_id',
  listed_5m: 'none',
  // Promised to buyers; does not say by whom.
  locks: 'none',
  // Hashes, kept for an hour: without them, deleting a user would reset the mail limits.
  mail_counts: 'none',
  // Written by operators, about a subject that has no name any more.
  moderations: 'none',
  nonces: 'wallet',
  notification_cursors: 'none',
  notifications: 'user_id',
  order_events: 'none',
  order_notices: 'wallet',
  orders: 'none',
  ownership_marks: 'user_id',
  ownerships: 'none',
  rarity_ranks: 'none',
  rate_readings: 'none',
  rates: 'none',
  reports: 'none',
  // Networks, kept for a minute.
  request_counts: 'none',
  search_clicks: 'none',
  sessions: 'user_id',
  short_urls: 'user_id',
  // Visitors subscribe without a user; only an address that is proven to be the user's is deleted.
  subscriptions: 'email',
  token_ids: 'none',
  trader_boards: 'none',
  traders_5m: 'none',
  trades_5m: 'none',
  // Text hashes, kept for some minutes: without them, a signature could be replayed.
  used_proofs: 'none',
  user_emails: 'user_id',
  users: 'emptied',
  wallet_watches: 'none',
  wallets: 'user_id',
  watched_collections: 'user_id',
}
