import { expect } from 'chai'
import { audienceText } from '../../src/drop/index.ts'

describe('audienceText', () => {
  it('tells phases for everybody from those for listed wallets, by the form of the list', () => {
    const entries = { form: 'entries' } as const
    const merkle = { form: 'merkle', root: `0x${'12'.repeat(32)}` } as const
    const texts = [undefined, entries, merkle].map((list) => [
      audienceText({ kind: 'public', list }),
      audienceText({ kind: 'list', list }),
    ])
    expect(texts).to.deep.equal([
      ['everybody', 'listed'],
      ['everybody, listed', 'listed'],
      ['everybody, listed', 'merkle list'],
    ])
  })
})
