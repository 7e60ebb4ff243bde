import { expect } from 'chai'
import { createEntityCache, LIVE_TIME } from '../../src/async/index.ts'
import { FakeClock, failureOf } from './_clock.ts'

const MINUTE = 60_000

/** Creates a cache whose entities hold the number of earlier loads. */
function setUp(options: { maxEntities?: number } = {}) {
  const clock = new FakeClock()
  const loads: string[][] = []
  const existing = new Set(['a', 'b', 'c'])
  const cache = createEntityCache({
    load: async (keys) => {
      loads.push([...keys])
      return new Map(keys.filter((key) => existing.has(key)).map((key) => [key, loads.length]))
    },
    clock,
    ...options,
  })
  /** Requests keys at once and lets the batch window pass. */
  const ask = async (...keys: string[]) => {
    const answers = keys.map((key) => cache.get(key))
    clock.advance(200)
    return Promise.all(answers)
  }
  return { cache, clock, loads, known: existing, ask }
}

describe('Entity cache', () => {
  it('caches for 10 minutes by default', () => {
    expect(LIVE_TIME).to.equal(10 * MINUTE)
  })

  it('loads in batches, without the entities it has cached', async () => {
    const { ask, loads } = setUp()
    expect(await ask('a', 'b', 'a')).to.deep.equal([1, 1, 1])
    expect(await ask('a', 'c')).to.deep.equal([1, 2])
    expect(loads).to.deep.equal([['a', 'b'], ['c']])
  })

  it('reloads when the live time is over, not earlier', async () => {
    const { ask, clock } = setUp()
    await ask('a')
    clock.advance(10 * MINUTE - 200)
    expect(await ask('a')).to.deep.equal([1])
    clock.advance(1)
    expect(await ask('a')).to.deep.equal([2])
  })

  it('caches entities set by the caller for the same time', async () => {
    const { ask, cache, clock } = setUp()
    cache.set('a', 77)
    expect(await ask('a')).to.deep.equal([77])
    clock.advance(10 * MINUTE)
    expect(await ask('a')).to.deep.equal([1])
  })

  it('drops an entity on request', async () => {
    const { ask, cache } = setUp()
    await ask('a')
    cache.forget('a')
    expect(await ask('a')).to.deep.equal([2])
  })

  it('returns an entity dropped while it loads, without caching it', async () => {
    const { ask, cache, clock } = setUp()
    const answer = cache.get('a')
    cache.forget('a')
    clock.advance(200)
    expect(await answer).to.equal(1)
    expect(await ask('a')).to.deep.equal([2])
  })

  it('answers all callers when requests exceed its capacity', async () => {
    const { ask, loads } = setUp({ maxEntities: 1 })
    expect(await ask('a', 'b', 'c')).to.deep.equal([1, 1, 1])
    expect(await ask('c')).to.deep.equal([1])
    expect(await ask('a')).to.deep.equal([2])
    expect(loads).to.deep.equal([['a', 'b', 'c'], ['a']])
  })

  it('error: does not cache a missing entity', async () => {
    const { ask, known } = setUp()
    expect(await failureOf(ask('d'))).to.include({
      code: 'ENTITY_NOT_FOUND',
      message: 'Entity with key d not found',
    })
    known.add('d')
    expect(await ask('d')).to.deep.equal([2])
  })
})
