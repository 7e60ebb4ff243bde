import { formatCollectionId } from '@mintline/core/identifiers'
import { expect } from 'chai'
import {
  getWatchlistedCollectionsUsingPOST,
  unwatchCollectionUsingDELETE,
  watchCollectionUsingPOST,
} from '../../../../clients/marketplace-api/src/index.ts'
import { dropOn } from '../../read-model/_names.ts'
import { refusalOf, type SignedIn } from '../_connection.ts'
import { DROP, withSocial } from './_social.ts'

const ID = formatCollectionId(DROP)
const UNKNOWN = formatCollectionId(dropOn('SOLANA'))

describe('watched collections', () => {
  const { user, visitor, pools } = withSocial()
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
})
