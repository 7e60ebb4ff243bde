import { parseCurrencyId } from '@mintline/core/identifiers'
import { expect } from 'chai'
import { writeNativeCurrencies } from '../../src/database/insertCurrencies.ts'
import { currencyKey } from '../../src/database/keys/index.ts'
import { testDatabase } from '../_database.ts'
import { waitsFor } from '../_waits.ts'

describe('native currencies', () => {
  it('are added by two processes at once, each with an order of its own', async () => {
    const { write } = await testDatabase()
    let other: Promise<void> | undefined
    await write.transaction().execute(async (one) => {
      await writeNativeCurrencies(one, ['ETHEREUM'])
      other = writeNativeCurrencies(write, ['POLYGON', 'BASE', 'ETHEREUM'])
      expect(await waitsFor(one, other)).to.equal(true)
      await writeNativeCurrencies(one, ['POLYGON'])
    })
    await other
    const rows = await write.selectFrom('currencies').select('id').orderBy('id').execute()
    const keys = ['ETHEREUM', 'BASE', 'POLYGON'].map((name) =>
      currencyKey(parseCurrencyId(`${name}:native`)),
    )
    expect(rows.map(({ id }) => id)).to.have.deep.members(keys)
  })
})
