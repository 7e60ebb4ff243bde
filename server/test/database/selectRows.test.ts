import { expect } from 'chai'
import { selectRows } from '../../src/database/insertRows.ts'
import type { Pools } from '../../src/database/pools/openPools.ts'
import { testDatabase } from '../_database.ts'

describe('given rows', () => {
  const types = {
    id: 'bytea',
    name: 'text',
    amount: 'numeric',
    at: 'timestamptz',
    document: 'jsonb',
    keys: 'bytea[]',
    shares: 'integer[]',
  } as const
  const first = {
    id: Buffer.from('01ff', 'hex'),
    name: 'say "a, {b}" \\x00 NULL',
    amount: '115792089237316195423570985008687907853269984665640564039457584007913129639935',
    at: new Date('2026-01-02T03:04:05.678Z'),
    document: { text: 'it\'s "it"', list: [1, null] },
    keys: [Buffer.from('00', 'hex'), Buffer.from('5c22', 'hex')],
    shares: [1, 2],
  }
  const empty = {
    name: 'null',
    amount: '-0.5',
    at: new Date(0),
    document: {},
    keys: [],
    shares: [],
  }
  let pools: Pools

  before(async () => {
    pools = await testDatabase()
  })

  const selected = async (rows: readonly object[]) => {
    const texts = rows.map((row) => ({
      ...row,
      ...('document' in row && { document: JSON.stringify(row.document) }),
    }))
    return (await selectRows(types, texts).execute(pools.read)).rows
  }

  it('are selected as they are', async () => {
    const others = [
      { ...empty, id: Buffer.of(2) },
      { id: Buffer.of(3), name: null },
    ]
    const missing = { amount: null, at: null, document: null, keys: null, shares: null }

    expect(await selected([first, ...others])).to.deep.equal([
      first,
      others[0],
      { ...missing, ...others[1] },
    ])
  })

  it('are selected as often as they are given, where all have the same values', async () => {
    expect(await selected([])).to.deep.equal([])
    expect(await selected([first])).to.deep.equal([first])
    expect(await selected([first, first, first])).to.deep.equal([first, first, first])
  })
})
