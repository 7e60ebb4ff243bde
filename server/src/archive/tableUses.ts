import type { DB } from '../database/tables.ts'

/** Reason for which an export has rows of a table, or needs none. */
type TableUse =
  /** Records of their own. */
  | 'exported'
  /** Written again by a new ingest, from the chains and from the addresses of their metadata. */
  | 'chain'
  /** Made of other tables, and written with these or by jobs. */
  | 'derived'
  /** The same in every database, or of one alone. */
  | 'own'

/** Every table, with what an export does with it. A new table has to be decided here. */
export const TABLE_USES: Readonly<Record<keyof DB, TableUse>> = {
  // Those about orders that a server wrote by itself are within the records of these.
  activities: 'chain',
  // Hashes alone: no database has the keys.
  api_keys: 'exported',
  // Of this server's callers and operators, and of a limited time.
  audit_entries: 'own',
  auction_bids: 'exported',
  auctions: 'exported',
  blocks: 'chain',
  chains: 'own',
  // Said by owners.
  collection_settings: 'exported',
  collection_traits: 'derived',
  collections: 'chain',
  // Told by pages of this server, and again by them.
  content_availability: 'own',
  currencies: 'exported',
  cursors: 'chain',
  fact_changes: 'chain',
  floor_histories: 'derived',
  // Past floors were those of orders as they were then.
  floors: 'exported',
  follower_counts: 'derived',
  followings: 'exported',
  fund_changes: 'chain',
  item_metadata: 'chain',
  // Of this server's visitors.
  item_visits: 'own',
  item_watches: 'chain',
  items: 'chain',
  // Contracts know registrations only once they are sold, and nothing of those that were burned.
  lazy_items: 'exported',
  leaderboard_refreshes: 'derived',
  leaderboards: 'derived',
  likes: 'exported',
  listed_5m: 'exported',
  locks: 'exported',
  // Of this server's mails within an hour.
  mail_counts: 'own',
  // Decided by people.
  moderations: 'exported',
  // Expired within minutes.
  nonces: 'own',
  // Of one database: in another one, the rows are stored at other times.
  notification_cursors: 'own',
  notifications: 'exported',
  order_events: 'chain',
  // For seconds, until they are notifications.
  order_notices: 'own',
  orders: 'exported',
  ownership_marks: 'exported',
  ownerships: 'chain',
  rarity_ranks: 'derived',
  // Sources tell the present price alone.
  // When this server read its sources.
  rate_readings: 'own',
  rates: 'exported',
  reports: 'exported',
  request_counts: 'own',
  search_clicks: 'own',
  // Users of another server sign in there.
  sessions: 'own',
  short_urls: 'exported',
  subscriptions: 'exported',
  // Numbers that were given out must not be given out again, used or not.
  token_ids: 'exported',
  trader_boards: 'derived',
  traders_5m: 'derived',
  trades_5m: 'derived',
  used_proofs: 'own',
  user_emails: 'exported',
  users: 'exported',
  // Of this server's visitors.
  wallet_watches: 'own',
  wallets: 'exported',
  watched_collections: 'exported',
}
