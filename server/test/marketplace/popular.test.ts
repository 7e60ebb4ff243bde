import { formatCollectionId } from '@mintline/core/identifiers'
import { expect } from 'chai'
import { collectionKey, itemKey, userKey } from '../../src/database/keys/index.ts'
import * as calls from '../../src/marketplace/calls.ts'
import { countClick } from '../../src/marketplace/events/write.ts'
import { dropOn, itemIdOn, itemOn, minute } from '../read-model/_names.ts'
import { READER } from './_reading.ts'
import { withMarket } from './_suite.ts'

const DAY_MS = 24 * 60 * 60_000
const NOW = minute(20)
const before = (days: number) => new Date(NOW.getTime() - days * DAY_MS)

describe('what is popular', () => {
  const { ask, pools } = withMarket()

  const top = async (parameters: Parameters<typeof ask>[1] = {}) => {
    const { status, body } = await ask(calls.popularTopUsingGET, parameters)
    expect(status, JSON.stringify(body)).to.equal(200)
    return body
  }
  type Clicked = Parameters<typeof countClick>[1]
  const click = async (clicked: Clicked, times: number, at = NOW) => {
    for (let time = 0; time < times; time++) await countClick(pools().write, clicked, at)
  }

  it('is nothing at first', async () => {
    expect(await top()).to.deep.equal([])
  })

  it('is what was clicked in results of searches within seven days, the most clicks first', async () => {
    const named = { username: 'Ben' }
    await pools().write.updateTable('users').set(named).where('id', '=', READER.userId).execute()
    const key = itemKey(itemOn('BASE', 1))
    await pools().write.updateTable('items').set({ name: 'Star' }).where('id', '=', key).execute()
    await click({ kind: 'ITEM', id: itemOn('BASE', 1) }, 2)
    await click({ kind: 'ITEM', id: itemOn('BASE', 1) }, 2, before(6))
    await click({ kind: 'ITEM', id: itemOn('BASE', 1) }, 9, before(7))
    await click({ kind: 'COLLECTION', id: dropOn('BASE') }, 3)
    await click({ kind: 'USER', id: READER.userId }, 5, before(1))

    expect(await top()).to.deep.equal([
      { id: READER.userId, title: 'Ben', type: 'USER', count: 5 },
      { id: itemIdOn('BASE', 1), title: 'Star', type: 'ITEM', count: 4 },
      {
        id: formatCollectionId(dropOn('BASE')),
        title: 'Drop on BASE',
        type: 'COLLECTION',
        count: 3,
      },
    ])
    expect(await top({ size: 1 })).to.have.length(1)
    expect((await ask(calls.popularTopUsingGET, { size: 0 })).status).to.equal(400)
  })

  it('leaves out what is gone, and what an operator has unlisted with all in it', async () => {
    await click({ kind: 'ITEM', id: itemOn('BASE', 4) }, 8)
    expect((await top()).map(({ id }) => id)).to.not.include(itemIdOn('BASE', 4))
    const unlist = (subject: Buffer, kind: string) =>
      pools()
        .write.insertInto('moderations')
        .values({ subject, kind, decision: 'UNLIST', decided_by: 'test', decided_at: minute(1) })
        .execute()
    await unlist(collectionKey(dropOn('BASE')), 'COLLECTION')
    expect((await top()).map(({ type }) => type)).to.deep.equal(['USER'])
    await unlist(userKey(READER.userId), 'USER')
    expect(await top()).to.deep.equal([])
  })
})
