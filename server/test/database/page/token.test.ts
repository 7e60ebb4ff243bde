import { isMintlineError } from '@mintline/core'
import { expect } from 'chai'
import fc from 'fast-check'
import type { PagedList, SortValue } from '../../../src/database/page/pagedList.ts'
import { readToken, writeToken } from '../../../src/database/page/token.ts'

const LIST: PagedList = {
  name: 'getAllItems',
  direction: 'desc',
  keys: [
    { column: 'items.updated_at', kind: 'time' },
    { column: 'items.id', kind: 'bytes' },
  ],
  readId: (text) => {
    if (!text.startsWith('BASE:')) throw new Error('no id')
    return [Buffer.from(text)]
  },
}
const EVENTS: PagedList = {
  name: 'getAllActivities',
  direction: 'asc',
  keys: [
    { column: 'block', kind: 'integer' },
    { column: 'id', kind: 'bytes' },
  ],
}
const TIME = new Date('2026-01-31T12:00:00.123Z')

const tokenOf = (parts: unknown) => Buffer.from(JSON.stringify(parts)).toString('base64url')

const refused = async (list: PagedList, token: string) => {
  try {
    await readToken(list, token)
    return false
  } catch (error) {
    return isMintlineError(error, 'NOT_A_PAGE_TOKEN')
  }
}

describe('tokens of pages', () => {
  it('bring back the sort values of a row, to the millisecond', async () => {
    const time = fc.date({ min: new Date(0), noInvalidDate: true })
    const id = fc.uint8Array({ minLength: 1, maxLength: 80 }).map((bytes) => Buffer.from(bytes))
    await fc.assert(
      fc.asyncProperty(time, id, async (at, bytes) => {
        expect(await readToken(LIST, writeToken(LIST, [at, bytes]))).to.deep.equal([at, bytes])
      }),
    )
    await fc.assert(
      fc.asyncProperty(fc.bigInt({ min: 0n, max: 2n ** 63n - 1n }), id, async (block, bytes) => {
        const values: SortValue[] = [block, bytes]
        expect(await readToken(EVENTS, writeToken(EVENTS, values))).to.deep.equal(values)
      }),
    )
  })

  it('may be milliseconds and an id in lists that are sorted by these', async () => {
    const values = await readToken(LIST, `${TIME.getTime()}_BASE:0x01_2`)
    expect(values).to.deep.equal([TIME, Buffer.from('BASE:0x01_2')])
  })

  it('are not refused by a database that fails while it looks for the id', async () => {
    const failing = { ...LIST, readId: () => Promise.reject(new Error('gone')) }
    const failure = readToken(failing, '1_BASE:0x01').catch(({ message }: Error) => message)
    expect(await failure).to.equal('gone')
  })

  const row = [TIME, Buffer.of(1)]
  const good = writeToken(LIST, row)
  const CASES: readonly [string, PagedList, string][] = [
    ['nothing', LIST, ''],
    ['a token of another list', EVENTS, good],
    ['text that is not base64url', LIST, `${good}=`],
    ['a token that is cut off', LIST, good.slice(0, -4)],
    ['base64url of something else', LIST, tokenOf({ version: 1 })],
    ['another version', LIST, tokenOf([2, 'getAllItems', '1', '01'])],
    ['a value too few', LIST, tokenOf([1, 'getAllItems', '1'])],
    ['a value too many', LIST, tokenOf([1, 'getAllItems', '1', '01', '01'])],
    ['a time that is a number in JSON', LIST, tokenOf([1, 'getAllItems', 1, '01'])],
    ['a time before 1970', LIST, tokenOf([1, 'getAllItems', '-1', '01'])],
    ['a time after all dates', LIST, tokenOf([1, 'getAllItems', '8640000000000001', '01'])],
    ['an id that is not hex', LIST, tokenOf([1, 'getAllItems', '1', 'zz'])],
    ['an id of endless bytes', LIST, tokenOf([1, 'getAllItems', '1', '01'.repeat(600)])],
    ['a block over 63 bits', EVENTS, tokenOf([1, 'getAllActivities', String(2n ** 63n), '01'])],
    ['milliseconds with an id that is none', LIST, '1_2'],
    ['milliseconds and an id in a list with other keys', EVENTS, '1_BASE:0x01'],
  ]
  for (const [what, list, token] of CASES) {
    it(`are refused when they are ${what}`, async () => {
      expect(await refused(list, token)).to.equal(true)
    })
  }
})
