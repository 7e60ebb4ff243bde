import { expect } from 'chai'
import { reusedPages } from '../../src/http/reusedPages.ts'

describe('pages that are kept until anything is written', () => {
  /** Pages with texts of their own, over a state that the test sets. */
  function pages() {
    const world: { state: string | undefined } = { state: 'first' }
    const reuse = reusedPages(async () => world.state)
    let made = 0
    const make = async () => {
      made += 1
      return { bytes: Buffer.from(`page ${made} `.repeat(1000)), next: `token ${made}` }
    }
    return { world, reuse, ask: (key: string) => reuse(key, make), made: () => made }
  }
  it('are sent again with their tokens, each for its key', async () => {
    const kept = pages()
    const first = await kept.ask('one')
    const again = await kept.ask('one')
    expect(again).to.deep.equal(first)
    expect(again.bytes.toString()).to.match(/^(page \d+ ){1000}$/)
    expect(again.next).to.equal('token 1')
    expect((await kept.ask('other')).next).to.equal('token 2')
  })

  it('are as long and as empty as they were', async () => {
    for (const length of [0, 1, 63, 64, 100_000]) {
      const bytes = Buffer.alloc(length, 'abc')
      const reuse = reusedPages(async () => 'same')
      let made = 0
      const ask = () =>
        reuse('one', async () => {
          made += 1
          return { bytes, next: undefined }
        })
      const pages = [await ask(), await ask()]
      expect(pages).to.deep.equal([
        { bytes, next: undefined },
        { bytes, next: undefined },
      ])
      expect(made).to.equal(1)
    }
  })

  it('are made anew after a write, and not kept where it comes while they are made', async () => {
    const kept = pages()
    await kept.ask('one')
    kept.world.state = 'second'
    expect((await kept.ask('one')).next).to.equal('token 2')

    // Given a page that is made while something is written
    kept.world.state = 'third'
    const late = await kept.reuse('late', async () => {
      kept.world.state = 'fourth'
      await kept.ask('one')
      return { bytes: Buffer.from('old'), next: undefined }
    })
    expect(late.bytes.toString()).to.equal('old')

    // Then whoever asks after that does not get it
    expect((await kept.ask('late')).bytes.toString()).to.match(/^page /)
  })

  it('are made each time where nobody can tell what was written', async () => {
    const kept = pages()
    kept.world.state = undefined
    const tokens = [await kept.ask('one'), await kept.ask('one')].map(({ next }) => next)
    expect(tokens).to.deep.equal(['token 1', 'token 2'])
  })
})
