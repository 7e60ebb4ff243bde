import { formatItemId, type ItemParts } from '@mintline/core/identifiers'
import { expect } from 'chai'
import { type RawBuilder, sql } from 'kysely'
import { readItemKey } from '../../../src/database/keys/index.ts'
import * as calls from '../../../src/marketplace/calls.ts'
import { NOW, withMarket } from '../_suite.ts'

const USER = sql`(select id from users limit 1)`

/** Changes of everything that an item shows. */
const CHANGES: Readonly<Record<string, RawBuilder<unknown>>> = {
  'the items': sql`update items set suspicious = not suspicious`,
  'their metadata': sql`update item_metadata set document = jsonb_set(document, '{name}', '"Renamed"')`,
  'the royalties of collections': sql`update collections set royalty_shares = array[700] where royalty_shares <> '{}'`,
  'their orders': sql`update orders set price = price + 1`,
  'what listings sell': sql`update ownerships set value = value + 1`,
  'the prices of currencies': sql`update rates set usd = usd * 2`,
  'their owners': sql`update ownerships set value = 0 where owner = (
    select owner from ownerships join items on items.id = item where single_owner is null and value > 0 limit 1)`,
  likes: sql`
    insert into likes (item, user_id, collection, created_at) select id, ${USER}, collection, ${NOW()} from items`,
  locks: sql`
    insert into locks (item, collection, content, locked_at) select id, collection, 'secret', ${NOW()} from items`,
  'what pages could show': sql`
    insert into content_availability select id, collection, false, ${NOW()} from items`,
  'what operators decided about collections': sql`
    insert into moderations (subject, kind, decision, decided_by, decided_at)
    select id, 'COLLECTION', 'BLACKLIST', 'test', ${NOW()} from collections`,
  'what owners hide': sql`
    insert into ownership_marks (item, owner, collection, mark, user_id, created_at)
    select item, owner, collection, 'HIDE', ${USER}, ${NOW()} from ownerships`,
  'what is up for auction': sql`
    insert into auctions select item, owner, ownerships.collection, gen_random_uuid(), currencies.id, 18, 1,
      ${NOW()}::timestamptz - interval '1 minute', ${NOW()}::timestamptz + interval '1 day',
      ${NOW()}::timestamptz + interval '1 day', ${NOW()}
    from ownerships join items on items.id = item cross join (select id from currencies limit 1) as currencies
    where single_owner = owner and value > 0`,
  'auctions, which are over': sql`
    update auctions set end_at = ${NOW()}::timestamptz - interval '1 second',
      first_end_at = ${NOW()}::timestamptz - interval '1 second'`,
}

describe('items of the marketplace whose JSON is kept', () => {
  const { ask, pools } = withMarket()
  let ids: string[]
  before(async () => {
    const items = await pools().write.selectFrom('items').select('id').execute()
    ids = items.map(({ id }) => formatItemId(readItemKey(id) as ItemParts))
  })
  const listed = async () => {
    const { body } = await ask(calls.getItemsByIdsUsingPOST, { requestBody: ids })
    return body
  }

  for (const [name, change] of Object.entries(CHANGES)) {
    it(`are as they are now after a change of ${name}`, async () => {
      const before = await listed()
      expect(await listed()).to.deep.equal(before)
      await change.execute(pools().write)
      const after = await listed()
      expect(after).to.not.deep.equal(before)
      // Nothing of these is kept.
      const { body } = await ask(calls.getItemsByIdsDeprecatedUsingPOST, { requestBody: ids })
      expect(after).to.deep.equal(body.map(({ item }) => item))
    })
  }
})
