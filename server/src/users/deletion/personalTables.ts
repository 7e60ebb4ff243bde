import type { DB } from '../../database/tables.ts'

/** Fate of the rows of a table when their user is deleted. */
type Erasure =
  /** It has nothing of users. */
  | 'none'
  /** The user's row stays, without anything personal. */
  | 'emptied'
  /** The rows go whose column of this name has the user's id. */
  | 'user_id'
  /** The rows go one of whose columns `user_id` and `followed_id` has the user's id. */
  | 'user_id or followed_id'
  /** The rows go whose column of this name has a wallet of the user. */
  | 'wallet'
  /** The rows go whose column of this name has the address that the user confirmed, however it is written. */
  | 'email'

/** Every table, with what becomes of it when a user is deleted. A new table has to be decided here. */
export const ERASURES: Readonly<Record<keyof DB, Erasure>> = {
  activities: 'none',
  api_keys: 'none',
  // One entry is written afterwards, which tells that the user was deleted.
  audit_entries: 'user_id',
  // Of wallets, as are orders.
  auction_bids: 'none',
  auctions: 'none',
  blocks: 'none',
  chains: 'none',
  // Said of the collection, and not by whom.
  collection_settings: 'none',
  collection_traits: 'none',
  collections: 'none',
  // Told by nobody in particular, as are reports, visits and clicks.
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
  // Promised to those who buy the item, which does not tell by whom.
  locks: 'none',
  // Hashes, for an hour: without them, a deletion would make room for more mails.
  mail_counts: 'none',
  // Of operators, about a subject that has no name any more.
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
  // Networks, for a minute.
  request_counts: 'none',
  search_clicks: 'none',
  sessions: 'user_id',
  short_urls: 'user_id',
  // Of visitors, who need no user: only an address that was shown to be the user's goes.
  subscriptions: 'email',
  token_ids: 'none',
  trader_boards: 'none',
  traders_5m: 'none',
  trades_5m: 'none',
  // Hashes of texts, for some minutes: without them, a signature would serve twice.
  used_proofs: 'none',
  user_emails: 'user_id',
  users: 'emptied',
  wallet_watches: 'none',
  wallets: 'user_id',
  watched_collections: 'user_id',
}
