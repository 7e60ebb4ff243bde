import { ANALYTICS_PERIODS } from '@mintline/core/enumerations/indexer'
import { formatCollectionId } from '@mintline/core/identifiers'
import { expect } from 'chai'
import {
  getCollectionsRanking,
  getCollectionsWatchlist,
  getWatchlistedCollectionsUsingPOST,
  unwatchCollectionUsingDELETE,
  watchCollectionUsingPOST,
} from '../../../../clients/marketplace-api/src/index.ts'
import { refreshBoard } from '../../../src/jobs/leaderboards/refreshBoard.ts'
import { writeCollections } from '../../read-model/_fixture.ts'
import { dropOn } from '../../read-model/_names.ts'
import { collectionRow } from '../../read-model/_rows.ts'
import { refusalOf, type SignedIn } from '../_connection.ts'
import { DROP, withSocial } from './_social.ts'

const ID = formatCollectionId(DROP)
const UNKNOWN = formatCollectionId(dropOn('SOLANA'))

describe('watched collections', () => {
  const { user, visitor, pools, app } = withSocial()
  let ann: SignedIn
  beforeEach(async () => {
    ann = await user()
  })

  const watch = (id = ID) => watchCollectionUsingPOST(ann.connection, { id })
  const unwatch = (id = ID) => unwatchCollectionUsingDELETE(ann.connection, { id })
  const watched = ({ connection } = ann) =>
    getWatchlistedCollectionsUsingPOST(connection, { requestBody: [UNKNOWN, ID, ID] })

  it('are refused without a token, and where they are unknown', async () => {
    expect((await refusalOf(watchCollectionUsingPOST(visitor(), { id: ID }))).status).to.equal(401)
    for (const call of [watch, unwatch]) {
      const { status, body } = await refusalOf(call(UNKNOWN))
      expect([status, body]).to.deep.equal([
        404,
        { code: 'NOT_FOUND', message: `There is no collection ${UNKNOWN}` },
      ])
    }
  })

  it('are one row after twenty requests at once', async () => {
    await Promise.all(Array.from({ length: 20 }, () => watch()))
    const rows = await pools().write.selectFrom('watched_collections').selectAll().execute()
    expect(rows.filter(({ user_id }) => user_id === ann.userId)).to.have.length(1)
  })

  it('are told to the one who watches, and are no more after that', async () => {
    await watch()
    expect(await watched()).to.deep.equal([ID])
    expect(await watched(await user())).to.deep.equal([])
    await unwatch()
    await unwatch()
    expect(await watched()).to.deep.equal([])
  })

  describe('with statistics', () => {
    const OTHER = dropOn('ETHEREUM')
    before(async () => {
      await writeCollections(pools(), [collectionRow(OTHER)])
      for (const period of ANALYTICS_PERIODS) await refreshBoard(pools().write, period, new Date())
    })
    beforeEach(async () => {
      await watch()
    })
    const PATH = '/marketplace/api/v4/collections/watchlist'
    const get = async (query: string, payload?: object | string, type = 'application/json') => {
      const authorization = `Bearer ${ann.accessToken}`
      const headers = { authorization, ...(payload !== undefined && { 'content-type': type }) }
      const url = PATH + query
      const answer = await app().inject({
        ...{ method: 'GET', url, headers },
        ...(payload !== undefined && { payload }),
      })
      return { status: answer.statusCode, body: answer.json() }
    }

    it('are those of the ranking that the caller watches', async () => {
      const entries = await getCollectionsWatchlist(ann.connection)
      const ranking = await getCollectionsRanking(visitor(), {
        collectionRankingRequest: { period: 'TOTAL', size: 20 },
      })
      expect(entries).to.deep.equal(ranking.filter(({ id }) => id === ID))
      expect([entries.length, ranking.length]).to.deep.equal([1, 2])
      expect(await getCollectionsWatchlist((await user()).connection)).to.deep.equal([])
    })

    it('are asked for by a body, or by its fields in the query', async () => {
      const both = await watch(formatCollectionId(OTHER)).then(() => get(''))
      expect(both.body).to.have.length(2)
      for (const request of [
        { period: 'DAY', size: 1 },
        { period: 'TOTAL', size: 20, blockchain: 'BASE' },
        { period: 'TOTAL', size: 20, hasRewards: true },
        { period: 'WEEK', size: 1_000_000, minFloorPrice: 0.5 },
      ] as const) {
        const fields = Object.entries(request).map(([name, value]) => `${name}=${value}`)
        const queried = await get(`?${fields.join('&')}`)
        expect(queried.status, JSON.stringify(queried.body)).to.equal(200)
        expect(await get('', request)).to.deep.equal(queried)
        const collectionRankingRequest = request
        expect(
          await getCollectionsWatchlist(ann.connection, { collectionRankingRequest }),
        ).to.deep.equal(queried.body)
      }
      expect((await get('?size=1&period=DAY')).body).to.have.length(1)
      expect((await get('?blockchain=BASE&unknown=1&size=5&period=DAY')).body).to.have.length(1)
    })

    it('are refused alike', async () => {
      const whole = { period: 'DAY', size: 1 }
      const refused = [
        await get('?size=0&period=DAY'),
        await get('?size=1'),
        await get('', { size: 1 }),
        await get('?size=1&period=YEAR'),
        await get('', { ...whole, period: 'YEAR' }),
        await get('', { ...whole, other: 1 }),
        await get('', []),
        await get('?size=1&period=DAY&minFloorPrice=2&maxFloorPrice=1'),
      ]
      for (const { status, body } of refused) {
        expect([status, body.code], body.message).to.deep.equal([400, 'VALIDATION'])
      }
      expect((await get('?size=1', '{')).status).to.equal(400)
      expect((await get('', 'size=1', 'text/plain')).status).to.equal(415)
      const large = `{"period":"${'D'.repeat(1024 * 1024)}"}`
      expect((await get('', large)).status).to.equal(413)
    })
  })
})
