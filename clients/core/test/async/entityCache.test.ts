import { expect } from 'chai'
import { createEntityCache, LIVE_TIME } from '../../src/async/index.ts'
import { FakeClock, failureOf } from './_clock.ts'

const MINUTE = 60_000

/** A cache whose entities tell how often their source was asked before. */
function setUp(options: { maxEntities?: number } = {}) {
  const clock = new FakeClock()
  const loads: string[][] = []
  const known = new Set(['a', 'b', 'c'])
  const cache = createEntityCache({
    load: async (keys) => {
      loads.push([...keys])
      return new Map(keys.filter((key) => known.has(key)).map((key) => [key, loads.length]))
    },
    clock,
    ...options,
  })
  /** Asks for keys at once and lets the window of the batcher pass. */
  const ask = async (...keys: string[]) => {
    const answers = keys.map((key) => cache.get(key))
    clock.advance(200)
    return Promise.all(answers)
  }
  return { cache, clock, loads, known, ask }
}

describe('Entity cache', () => {
  it('remembers for 10 minutes by default', () => {
    expect(LIVE_TIME).to.equal(10 * MINUTE)
  })

  it('loads in batches, and what it knows not again', async () => {
    const { ask, loads } = setUp()
    expect(await ask('a', 'b', 'a')).to.deep.equal([1, 1, 1])
    expect(await ask('a', 'c')).to.deep.equal([1, 2])
    expect(loads).to.deep.equal([['a', 'b'], ['c']])
  })

  it('loads again when the live time is over, and not before', async () => {
    const { ask, clock } = setUp()
    await ask('a')
    clock.advance(10 * MINUTE - 200)
    expect(await ask('a')).to.deep.equal([1])
    clock.advance(1)
    expect(await ask('a')).to.deep.equal([2])
  })

  it('remembers what became known otherwise, as long as what it loaded', async () => {
    const { ask, cache, clock } = setUp()
    cache.set('a', 77)
    expect(await ask('a')).to.deep.equal([77])
    clock.advance(10 * MINUTE)
    expect(await ask('a')).to.deep.equal([1])
  })

  it('forgets what was changed', async () => {
    const { ask, cache } = setUp()
    await ask('a')
    cache.forget('a')
    expect(await ask('a')).to.deep.equal([2])
  })

  it('answers with what was forgotten while it was loaded, but does not remember it', async () => {
    const { ask, cache, clock } = setUp()
    const answer = cache.get('a')
    cache.forget('a')
    clock.advance(200)
    expect(await answer).to.equal(1)
    expect(await ask('a')).to.deep.equal([2])
  })

  it('answers everybody when it is asked for more than it can remember', async () => {
    const { ask, loads } = setUp({ maxEntities: 1 })
    expect(await ask('a', 'b', 'c')).to.deep.equal([1, 1, 1])
    expect(await ask('c')).to.deep.equal([1])
    expect(await ask('a')).to.deep.equal([2])
    expect(loads).to.deep.equal([['a', 'b', 'c'], ['a']])
  })

  it('error: does not remember that there was nothing', async () => {
    const { ask, known } = setUp()
    expect(await failureOf(ask('d'))).to.include({
      code: 'ENTITY_NOT_FOUND',
      message: 'Entity with key d not found',
    })
    known.add('d')
    expect(await ask('d')).to.deep.equal([2])
  })
})
