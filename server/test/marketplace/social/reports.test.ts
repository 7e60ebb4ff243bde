import { randomUUID } from 'node:crypto'
import { formatCollectionId } from '@mintline/core/identifiers'
import { expect } from 'chai'
import {
  batchUpdateHasAvailableContentUsingPOST,
  getItemsByIdsUsingPOST,
  reportUsingPOST,
  searchResultCollectionClickUsingPOST,
  searchResultItemClickUsingPOST,
  searchResultUserClickUsingPOST,
  updateHasAvailableContentUsingPOST,
  visitItemUsingPOST,
} from '../../../../clients/marketplace-api/src/index.ts'
import { dropOn } from '../../read-model/_names.ts'
import { refusalOf } from '../_connection.ts'
import { DROP, minted, STRANGER, withSocial } from './_social.ts'

describe('reports by visitors', () => {
  const { user, visitor, pools } = withSocial()
  let item: string
  let unknown: string
  beforeEach(async () => {
    item = await minted(pools(), STRANGER)
    unknown = `${item}999999`
  })

  const hasContent = async (id = item) => {
    const [shown] = await getItemsByIdsUsingPOST(visitor(), { requestBody: [id] })
    return shown?.hasAvailableContent
  }

  describe('visits', () => {
    it('are counted exactly when fifty come at once', async () => {
      await Promise.all(
        Array.from({ length: 50 }, () => visitItemUsingPOST(visitor(), { id: item })),
      )
      const rows = await pools().write.selectFrom('item_visits').selectAll().execute()
      const visits = rows.filter((row) => row.visits !== '0').map((row) => Number(row.visits))
      expect(visits.reduce((sum, each) => sum + each, 0)).to.equal(50)
    })

    it('to unknown items are refused', async () => {
      expect((await refusalOf(visitItemUsingPOST(visitor(), { id: unknown }))).status).to.equal(404)
    })
  })

  it('count clicks by day, and refuse unknown targets', async () => {
    const { userId } = await user()
    const collection = formatCollectionId(DROP)
    await Promise.all(
      [1, 2, 3].flatMap(() => [
        searchResultUserClickUsingPOST(visitor(), { id: userId }),
        searchResultCollectionClickUsingPOST(visitor(), { id: collection }),
        searchResultItemClickUsingPOST(visitor(), { id: item }),
      ]),
    )
    const rows = await pools()
      .write.selectFrom('search_clicks')
      .select(['kind', 'clicks'])
      .execute()
    expect(rows.map(({ kind, clicks }) => `${kind} ${clicks}`)).to.have.members([
      'USER 3',
      'COLLECTION 3',
      'ITEM 3',
    ])
    const none = formatCollectionId(dropOn('SOLANA'))
    const refused = await Promise.all([
      refusalOf(searchResultUserClickUsingPOST(visitor(), { id: randomUUID() })),
      refusalOf(searchResultUserClickUsingPOST(visitor(), { id: 'x' })),
      refusalOf(searchResultCollectionClickUsingPOST(visitor(), { id: none })),
      refusalOf(searchResultItemClickUsingPOST(visitor(), { id: unknown })),
    ])
    expect(refused.map(({ status }) => status)).to.deep.equal([404, 404, 404, 404])
  })

  describe('available content', () => {
    it('is what the last report says, and unset before the first', async () => {
      const tell = (hasAvailableContent: boolean, id = item) =>
        updateHasAvailableContentUsingPOST(visitor(), { id, hasAvailableContent })
      expect(await hasContent()).to.equal(undefined)
      await tell(true)
      expect(await hasContent()).to.equal(true)
      await tell(false)
      expect(await hasContent()).to.equal(false)
      expect((await refusalOf(tell(true, unknown))).status).to.equal(404)
    })

    it('can be reported in batches, skipping unknown items', async () => {
      const other = await minted(pools(), STRANGER)
      await batchUpdateHasAvailableContentUsingPOST(visitor(), {
        itemContentAvailability: [
          { itemId: item, available: false },
          { itemId: unknown, available: true },
          { itemId: other, available: false },
          { itemId: item, available: true },
        ],
      })
      expect([await hasContent(), await hasContent(other)]).to.deep.equal([true, false])
      await batchUpdateHasAvailableContentUsingPOST(visitor(), {})
    })

    it('can be reported by concurrent batches in opposite order', async () => {
      const items = await Promise.all(Array.from({ length: 8 }, () => minted(pools(), STRANGER)))
      const reports = items.map((itemId) => ({ itemId, available: true }))
      await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          batchUpdateHasAvailableContentUsingPOST(visitor(), {
            itemContentAvailability: index % 2 ? reports : reports.toReversed(),
          }),
        ),
      )
      expect(await Promise.all(items.map(hasContent))).to.deep.equal(items.map(() => true))
    })
  })

  describe('complaints about an item', () => {
    const report = (message: string, id = item) =>
      reportUsingPOST(visitor(), { id, reportForm: { message } })
    const messages = async () => {
      const rows = await pools().write.selectFrom('reports').select('message').execute()
      return rows.map(({ message }) => message)
    }
    beforeEach(() => pools().write.deleteFrom('reports').execute())

    it('have 1 to 2,000 characters of any kind', async () => {
      for (const message of ['', '  \n', 'x'.repeat(2001), '🙂'.repeat(2001)]) {
        const { status, body } = await refusalOf(report(message))
        expect([status, body]).to.deep.equal([
          400,
          {
            code: 'VALIDATION',
            message: `The message must have 1 to 2000 characters, not ${[...message].length}`,
          },
        ])
      }
      await report('🙂'.repeat(2000))
      expect(await messages()).to.have.length(1)
    })

    it('are kept once, as written', async () => {
      const message = "'); drop table reports; -- <script>alert(1)</script>\r\nBcc: x@example.com"
      await Promise.all(Array.from({ length: 10 }, () => report(message)))
      expect(await messages()).to.deep.equal([message])
    })

    it('about unknown items are refused', async () => {
      expect((await refusalOf(report('copied', unknown))).status).to.equal(404)
    })
  })
})
