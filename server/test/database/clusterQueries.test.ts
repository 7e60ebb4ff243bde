import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'

const SOURCES = fileURLToPath(new URL('../../src', import.meta.url))

/** Functions that lock rows, of tables that are not spread over machines or of one collection at a time. */
const LOCKING = [
  'database/counts/lockCollections.ts',
  'database/lockOrders.ts',
  'marketplace/followings/write.ts',
  'marketplace/twitter/write.ts',
  'notifications/tellUsers.ts',
  'users/lockUsers.ts',
]

describe('queries for a database of several machines', () => {
  const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .sort()
    .map((name) => ({ name, text: readFileSync(join(SOURCES, name), 'utf8') }))
  const filesWith = (pattern: RegExp) =>
    sources.filter(({ text }) => pattern.test(text)).map(({ name }) => name)

  it('are found by their words', () => {
    expect(filesWith(/\.selectFrom\(|\bselect\b[^']*\bfrom\b/)).to.have.lengthOf.at.least(50)
  })

  it('join no table laterally', () => {
    expect(filesWith(/\blateral\b|[a-z]JoinLateral\(/i)).to.deep.equal([])
  })

  it('lock rows of one machine only', () => {
    const locking = /\bfor (no key )?(update|share)\b|\.for(NoKey)?(Update|Share|KeyShare)\(/i
    expect(filesWith(locking)).to.deep.equal(LOCKING)
  })
})
