import { expect } from 'chai'
import {
  getMetaUsingGET,
  getOwnershipUsingGET,
  hideUsingPOST,
  openUsingDELETE,
  pinUsingPOST,
  unpinUsingDELETE,
} from '../../../../clients/marketplace-api/src/index.ts'
import { refusalOf, type SignedIn } from '../_connection.ts'
import { minted, ownershipOf, STRANGER, withSocial } from './_social.ts'

const SUCCESS = { status: 'SUCCESS', success: true }
const CALLS = { hideUsingPOST, openUsingDELETE, pinUsingPOST, unpinUsingDELETE }

describe('ownerships that are pinned or hidden', () => {
  const { user, visitor, pools } = withSocial()
  let ann: SignedIn
  let item: string
  let id: string
  beforeEach(async () => {
    ann = await user()
    item = await minted(pools(), ann.wallet)
    id = ownershipOf(item, ann.wallet)
  })

  const shown = async () => {
    const { hide, pin } = await getOwnershipUsingGET(visitor(), { id })
    return { hide, isPinned: pin !== undefined }
  }
  const hides = async () => (await getMetaUsingGET(visitor(), { id: ann.userId })).hides

  for (const [name, call] of Object.entries(CALLS)) {
    it(`are refused to others: ${name}`, async () => {
      const bob = await user()
      const { status, body } = await refusalOf(call(bob.connection, { id }))
      expect([status, body]).to.deep.equal([
        403,
        { code: 'FORBIDDEN', message: 'The ownership is of no wallet of yours' },
      ])
      expect((await refusalOf(call(visitor(), { id }))).status).to.equal(401)
      expect(await shown()).to.deep.equal({ hide: false, isPinned: false })
    })

    it(`are not there where nobody holds: ${name}`, async () => {
      const none = ownershipOf(item, STRANGER)
      const { status, body } = await refusalOf(call(ann.connection, { id: none }))
      expect([status, body.message]).to.deep.equal([404, `There is no ownership ${none}`])
    })
  }

  it('are refused to former owners', async () => {
    const sold = await minted(pools(), ann.wallet, { to: [STRANGER] })
    const former = ownershipOf(sold, ann.wallet)
    const present = ownershipOf(sold, STRANGER)
    const asked = (of: string) => refusalOf(pinUsingPOST(ann.connection, { id: of }))
    expect((await asked(former)).status).to.equal(404)
    expect((await asked(present)).status).to.equal(403)
  })

  it('are hidden and opened, each as often as one likes', async () => {
    const { connection } = ann
    expect(await hideUsingPOST(connection, { id })).to.deep.equal(SUCCESS)
    expect(await hideUsingPOST(connection, { id })).to.deep.equal(SUCCESS)
    expect([await shown(), await hides()]).to.deep.equal([{ hide: true, isPinned: false }, 1])
    expect(await openUsingDELETE(connection, { id })).to.deep.equal(SUCCESS)
    expect(await openUsingDELETE(connection, { id })).to.deep.equal(SUCCESS)
    expect([await shown(), await hides()]).to.deep.equal([{ hide: false, isPinned: false }, 0])
  })

  it('are pinned since the first time, hidden or not', async () => {
    const { connection } = ann
    await pinUsingPOST(connection, { id })
    const { pin } = await getOwnershipUsingGET(visitor(), { id })
    await pinUsingPOST(connection, { id })
    await hideUsingPOST(connection, { id })
    expect((await getOwnershipUsingGET(visitor(), { id })).pin).to.equal(pin)
    expect(await shown()).to.deep.equal({ hide: true, isPinned: true })
    await unpinUsingDELETE(connection, { id })
    expect(await shown()).to.deep.equal({ hide: true, isPinned: false })
  })

  it('are one row after twenty requests at once', async () => {
    const { connection } = ann
    await Promise.all(Array.from({ length: 20 }, () => hideUsingPOST(connection, { id })))
    const rows = await pools().write.selectFrom('ownership_marks').selectAll().execute()
    expect(rows.filter(({ user_id }) => user_id === ann.userId)).to.have.length(1)
  })
})
