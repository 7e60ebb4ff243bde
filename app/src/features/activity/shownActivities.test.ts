import { describe, expect, it } from 'vitest'
import type { Activity } from '#entities/indexer/model/fetchActivities.ts'
import { shownActivities } from './shownActivities.ts'

function mintOf(id: string, mint: string | undefined): Activity {
  const nobody = { from: undefined, to: undefined, minter: undefined, price: undefined }
  return { id, kind: 'mint', time: 0n, mint, transaction: 'signature', ...nobody }
}

describe('shownActivities', () => {
  it('joins pages in order, with names, and each activity once', () => {
    const [a, b, c] = [mintOf('a', 'one'), mintOf('b', 'two'), mintOf('c', undefined)]
    const pages = [
      { activities: [a, b], next: '1', names: new Map([['one', 'Dawn #1']]) },
      { activities: [b, c], next: undefined, names: new Map([['two', 'Dawn #2']]) },
    ]
    expect(shownActivities(pages).map(({ id, name }) => [id, name])).toEqual([
      ['a', 'Dawn #1'],
      ['b', undefined],
      ['c', undefined],
    ])
  })
})
