import type { DB } from '../database/tables.ts'

/** Why an export contains a table's rows, or does not need them. */
type TableUse =
  /** Exported as records. */
  | 'exported'
  /** Rebuilt by a new ingest, from the chains and from metadata URLs. */
  | 'chain'
  /** Derived from other tables, and written with these or by jobs. */
  | 'derived'
  /** The same in every database, or only meaningful in one. */
  | 'own'

/** Each table's treatment in exports. Every new table needs an entry. */
export const TABLE_USES: Readonly<Record<keyof DB, TableUse>> = {
  // A server's own activities about orders are in the order records.
  activities: 'chain',
  // Hashes only: no database has the keys.
  api_keys: 'exported',
  // About this server's callers and operators, and kept for a limited time.
  audit_entries: 'own',
  auction_bids: 'exported',
  auctions: 'exported',
  blocks: 'chain',
  chains: 'own',
  // Written by owners.
  collection_settings: 'exported',
  collection_traders_5m: 'derived',
  collection_traits: 'derived',
  collection_wallets: 'derived',
  collections: 'chain',
  // Reported by this server's pages, which will report it again.
  content_availability: 'own',
  currencies: 'exported',
  cursors: 'chain',
  fact_changes: 'chain',
  floor_histories: 'derived',
  // Past floor prices depend on orders as they were then.
  floors: 'exported',
  follower_counts: 'derived',
  followings: 'exported',
  fund_changes: 'chain',
  item_metadata: 'chain',
  // About this server's visitors.
  item_visits: 'own',
  item_watches: 'chain',
  items: 'chain',
  // Contracts know registrations only once they are sold, and burned ones never.
  lazy_items: 'exported',
  leaderboard_refreshes: 'derived',
  leaderboards: 'derived',
  likes: 'exported',
  listed_5m: 'exported',
  locks: 'exported',
  // This server's mails within an hour.
  mail_counts: 'own',
  // Decided by people.
  moderations: 'exported',
  // Expired within minutes.
  nonces: 'own',
  // Per database: in another one, the rows are stored at other times.
  notification_cursors: 'own',
  notifications: 'exported',
  order_events: 'chain',
  // Kept for seconds, until they become notifications.
  order_notices: 'own',
  orders: 'exported',
  ownership_marks: 'exported',
  ownerships: 'chain',
  rarity_ranks: 'derived',
  // When this server read its sources.
  rate_readings: 'own',
  // Sources only report current prices.
  rates: 'exported',
  reports: 'exported',
  request_counts: 'own',
  search_clicks: 'own',
  // Users of another server sign in there.
  sessions: 'own',
  short_urls: 'exported',
  subscriptions: 'exported',
  // Issued numbers must not be issued again, used or not.
  token_ids: 'exported',
  trader_boards: 'derived',
  traders_5m: 'derived',
  trades_5m: 'derived',
  used_proofs: 'own',
  user_emails: 'exported',
  users: 'exported',
  // About this server's visitors.
  wallet_watches: 'own',
  wallets: 'exported',
  watched_collections: 'exported',
  // Written by each server as it starts.
  wrapped_coins: 'own',
}
