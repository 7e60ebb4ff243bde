import { sql } from 'kysely'
import { type Filling, random, wallet } from './filling.ts'
import { ADJECTIVES, NOUNS, pick, TRAITS } from './words.ts'

/** SQL for an item's trait values, by key. */
const VALUES = TRAITS.map(
  ([key, count], index) =>
    sql`(${sql.lit(key)}, ${sql.lit(`${key} `)} || floor(${sql.lit(count)} * power(${random('n', 20 + index)}, 2)))`,
)
const NAME = sql`${pick(ADJECTIVES, 'n', 30)} || ' ' || ${pick(NOUNS, 'n', 31)} || ' #' || made.token`

/** Writes collections, items with their metadata, and ownerships. */
export async function writeItems(filling: Filling): Promise<void> {
  const { database, scale, now } = filling
  await sql`
    insert into collections (id, chain, type, structure, status, name, symbol, owner, creator, features, minters,
      royalty_accounts, royalty_shares, metadata_state, metadata, metadata_tries, extra, self, scam, shared, has_traits,
      item_count, owner_count, listed_count, created_at, updated_at, db_updated_at, version)
    select id, collections.chain, 'ERC721', 'REGULAR', 'CONFIRMED',
      ${pick(ADJECTIVES, 'collections.number', 40)} || ' ' || ${pick(NOUNS, 'collections.number', 41)}, 'BENCH', key,
      key, '{APPROVE_FOR_ALL,BURN}', '{}', array[key], '{500}', 'FETCHED',
      jsonb_build_object('name', 'Collection ' || collections.number, 'content', '[]'::jsonb), 1, '{}', true, false,
      false, false, 0, 0, 0, at, at, at, 1
    from (
      select *, ${now}::timestamptz - interval '400 days' * (1 + ${random('number', 42)}) as at from bench_collections
    ) as collections
      join bench_wallets as wallets
        on wallets.chain = collections.chain and wallets.number = ${wallet('collections.number', 43, scale)}
  `.execute(database)
  await sql`
    insert into items (id, collection, chain, token_id, creators, creator_shares, uri, supply, lazy_supply, deleted,
      single_owner, owner_changed_at, minted_at, updated_at, db_updated_at, last_sale_at, last_sale_seller,
      last_sale_buyer, last_sale_value, last_sale_currency, last_sale_price, seller_count, total_stock, name, traits,
      self, suspicious, extra, block, version)
    select made.item, made.collection, made.chain, made.token, array[collections.creator], '{10000}',
      'ipfs://bench/' || n || '.json', 1, 0, false, owners.key, case when transfers > 0 then last.at end, minted_at,
      last.at, last.at, sale.at, sellers.key, buyers.key, case when sale.n is not null then 1 end,
      case when sale.n is not null then chains.coin end, sale.price, 0, 0, ${NAME},
      (select array_agg(key || chr(31) || value) from (values ${sql.join(VALUES)}) as traits (key, value)), true,
      false, '{}', extract(epoch from last.at)::bigint / 12, 1
    from bench_items as made
      join collections on collections.id = made.collection
      join bench_chains as chains on chains.chain = made.chain
      join bench_moves as last using (n)
      join bench_wallets as owners on owners.chain = made.chain and owners.number = last.holder
      left join (select distinct on (n) * from bench_moves where is_sale order by n, k desc) as sale using (n)
      left join bench_wallets as sellers on sellers.chain = made.chain and sellers.number = sale.sender
      left join bench_wallets as buyers on buyers.chain = made.chain and buyers.number = sale.holder
    where last.is_last
  `.execute(database)
  await sql`
    insert into item_metadata (item, collection, state, uri, document, tries, fetched_at)
    select item, collection, 'FETCHED', 'ipfs://bench/' || n || '.json',
      jsonb_build_object(
        'name', ${NAME}, 'description', 'One of the items that the speed of the server is measured with.',
        'attributes', (select jsonb_agg(jsonb_build_object('key', key, 'value', value))
          from (values ${sql.join(VALUES)}) as traits (key, value)),
        'content', jsonb_build_array(jsonb_build_object('@type', 'IMAGE', 'representation', 'ORIGINAL',
          'url', 'https://example.com/bench/' || n || '.png', 'mimeType', 'image/png'))),
      1, minted_at
    from bench_items as made
  `.execute(database)
  await sql`
    insert into ownerships (item, owner, collection, chain, value, lazy_value, source, created_at, updated_at,
      db_updated_at, version)
    select item, key, collection, moves.chain, 1, 0,
      case when k = 0 then 'MINT' when is_sale then 'PURCHASE' else 'TRANSFER' end, at, at, at, 1
    from bench_moves as moves
      join bench_wallets as wallets on wallets.chain = moves.chain and wallets.number = holder
    where is_last
  `.execute(database)
}
