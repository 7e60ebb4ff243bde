import { isMintlineError } from '@mintline/core'
import { expect } from 'chai'
import { applyToKeys } from '../../src/commands/keys.ts'
import { testDatabase } from '../_database.ts'

describe('the command keys', () => {
  it('shows a secret once, lists keys without theirs, and removes them', async () => {
    const { write } = await testDatabase()
    const config = undefined

    const none = await applyToKeys({ action: 'list', config }, write)
    const added = await applyToKeys({ action: 'add', name: 'shop', perMinute: 600, config }, write)
    await applyToKeys({ action: 'add', name: 'my.own', perMinute: null, config }, write)
    const listed = await applyToKeys({ action: 'list', config }, write)
    const removed = await applyToKeys({ action: 'remove', name: 'shop', config }, write)
    const again = await applyToKeys({ action: 'remove', name: 'shop', config }, write).catch(
      (error: unknown) => (isMintlineError(error) ? error.message : error),
    )

    expect(none).to.equal('There are no keys.')
    expect(added).to.match(
      /^Key shop, 600 requests in a minute:\n\n {2}mintline_[0-9a-f]{64}\n\nOnly its hash is stored: /,
    )
    expect(listed.replaceAll(/\S+Z/g, 'TIME')).to.equal(
      'my.own  TIME  any number of requests\nshop    TIME  600 requests in a minute',
    )
    expect(removed).to.equal('Removed the key shop. Servers refuse it within 3 seconds.')
    expect(again).to.equal('There is no key "shop": keys list shows them all')
  })
})
