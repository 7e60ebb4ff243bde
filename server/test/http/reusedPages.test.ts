import { setImmediate as turn } from 'node:timers/promises'
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
  /** Asks until a page that was made before comes again. */
  async function askAgain({ ask, made }: ReturnType<typeof pages>, key: string) {
    for (;;) {
      const before = made()
      const page = await ask(key)
      if (made() === before) return page
      await turn()
    }
  }

  it('are sent again with their tokens, each for its key', async () => {
    const kept = pages()
    const again = await askAgain(kept, 'one')
    const count = kept.made()
    expect(await kept.ask('one')).to.deep.equal(again)
    expect(again.bytes.toString()).to.match(/^(page \d+ ){1000}$/)
    expect(again.next).to.match(/^token \d+$/)
    const other = await kept.ask('other')
    expect(other.next).to.equal(`token ${count + 1}`)
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
      for (let before = -1; before !== made; ) {
        before = made
        expect(await ask()).to.deep.equal({ bytes, next: undefined })
        await turn()
      }
    }
  })

  it('are made anew after a write, and not kept where it comes while they are made', async () => {
    const kept = pages()
    await askAgain(kept, 'one')
    const count = kept.made()
    kept.world.state = 'second'
    expect((await kept.ask('one')).next).to.equal(`token ${count + 1}`)
    await askAgain(kept, 'one')

    // Given a page that is made while something is written
    kept.world.state = 'third'
    const late = await kept.reuse('late', async () => {
      kept.world.state = 'fourth'
      await kept.ask('one')
      return { bytes: Buffer.from('old'), next: undefined }
    })
    expect(late.bytes.toString()).to.equal('old')

    // Then whoever asks after that does not get it
    for (let count = 0; count < 20; count += 1) {
      await turn()
      expect((await kept.ask('late')).bytes.toString()).not.to.equal('old')
    }
  })

  it('are made each time where nobody can tell what was written', async () => {
    const kept = pages()
    kept.world.state = undefined
    const tokens = [await kept.ask('one'), await kept.ask('one')].map(({ next }) => next)
    expect(tokens).to.deep.equal(['token 1', 'token 2'])
  })
})
