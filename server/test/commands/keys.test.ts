import { isMintlineError } from '@mintline/core'
import { expect } from 'chai'
import { applyToKeys } from '../../src/commands/keys.ts'
import { testDatabase } from '../_database.ts'

describe('the command keys', () => {
  it('shows a secret once, lists keys without theirs, and removes them', async () => {
    const { write } = await testDatabase()
    const config = undefined

    const none = await applyToKeys({ action: 'list', config }, write)
    const by = 'olga'
    const key = { action: 'add', by, scopes: ['read', 'write'], days: null, origins: null } as const
    const added = await applyToKeys({ ...key, name: 'shop', perMinute: 600, config }, write)
    const bounds = { scopes: ['read'], days: 90, origins: ['https://a.example'] } as const
    await applyToKeys({ ...key, ...bounds, name: 'my.own', perMinute: null, config }, write)
    const listed = await applyToKeys({ action: 'list', config }, write)
    const removed = await applyToKeys({ action: 'remove', name: 'shop', by, config }, write)
    const again = await applyToKeys({ action: 'remove', name: 'shop', by, config }, write).catch(
      (error: unknown) => (isMintlineError(error) ? error.message : error),
    )

    expect(none).to.equal('There are no keys.')
    expect(added).to.match(
      /^Key shop, 600 requests in a minute, to read and write:\n\n {2}mintline_[0-9a-f]{64}\n\nOnly its hash is stored: /,
    )
    expect(listed.replaceAll(/\S+Z,?/g, 'TIME')).to.equal(
      [
        'my.own  TIME  any number of requests, to read, until TIME from https://a.example, never used',
        'shop    TIME  600 requests in a minute, to read and write, never used',
      ].join('\n'),
    )
    expect(removed).to.equal('Removed the key shop. Servers refuse it within 3 seconds.')
    expect(again).to.equal('There is no key "shop": keys list shows them all')
  })
})
