import { expect } from 'chai'
import pg from 'pg'
import { VALUE_PARSERS } from '../../../src/database/pools/valueParsers.ts'
import { testDatabase } from '../../_database.ts'

/** Values as SQL: of each kind that has a parser of its own the usual forms, and others. */
const VALUES = {
  timestamptz: [
    ...["'2026-01-31 12:00:00+00'", "'2026-01-31 12:00:00.1+00'", "'2026-01-31 12:00:00.057+00'"],
    ...["'2026-01-31 12:00:00.123456+00'", "'0001-01-01 00:00:00+00'", "'0999-12-31 23:59:59+00'"],
    ...["'12026-01-31 12:00:00+00'", "'0044-03-15 12:00:00+00 BC'", "'infinity'", "'-infinity'"],
    'null',
  ],
  'bytea[]': [
    ...["'{}'", "array['\\x', '\\x00ff']", "array['\\x01', null]", "'{{1,2},{3,4}}'"],
    ...["'[0:1]={1,2}'", 'null'],
  ],
}
const SESSIONS = [
  "set time zone 'UTC'",
  "set time zone 'Asia/Kolkata'",
  "set bytea_output to 'escape'",
]

describe('parsers of values', () => {
  for (const [type, values] of Object.entries(VALUES)) {
    for (const session of SESSIONS) {
      it(`give for ${type} what those of the driver give, after ${session}`, async () => {
        const client = new pg.Client((await testDatabase()).target)
        await client.connect()
        try {
          await client.query(session)
          const text = `select ${values.map((value) => `${value}::${type}`).join(', ')}`
          const read = async (types?: pg.CustomTypesConfig) =>
            (await client.query({ text, rowMode: 'array', ...(types && { types }) })).rows
          expect(await read(VALUE_PARSERS)).to.deep.equal(await read())
        } finally {
          await client.end()
        }
      })
    }
  }
})
