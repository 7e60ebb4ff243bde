import { expect } from 'chai'
import type { Call } from '../../../src/http/contract/call.ts'
import * as calls from '../../../src/marketplace/calls.ts'
import { MARKETPLACE_MODELS } from '../../../src/marketplace/schemas/index.ts'
import { testContract } from '../../http/_contract.ts'

/** Calls of the interface; sign-in, moderation and the stream are additions. */
const {
  createNonce,
  login,
  logout,
  getSessions,
  endSession,
  endSessions,
  getAuditEntries,
  moderate,
  getReports,
  streamActivities,
  ...declared
} = calls

testContract({
  name: 'marketplace',
  expected: new URL('interface.json', import.meta.url),
  declared,
  models: MARKETPLACE_MODELS,
  count: 139,
  silent: [
    ['refreshItemsMetaUsingPOST', 200],
    ['saveCollectionSettingsUsingPOST', 200],
    ['unwatchCollectionUsingDELETE', 200],
    ['watchCollectionUsingPOST', 200],
    ['searchResultCollectionClickUsingPOST', 200],
    ['searchResultItemClickUsingPOST', 200],
    ['searchResultUserClickUsingPOST', 200],
    ['unfollowUsingPOST', 200],
    ['batchUpdateHasAvailableContentUsingPOST', 200],
    ['refreshItemMetaUsingPOST', 200],
    ['updateHasAvailableContentUsingPOST', 200],
    ['visitItemUsingPOST', 200],
    ['likeUsingPOST', 200],
    ['unlikeUsingPOST', 200],
    ['reportUsingPOST', 200],
    ['subscribeUsingPOST', 200],
    ['acceptTermsUsingPOST', 200],
    ['deleteUser', 200],
    ['patchNotificationSettingsUsingPATCH', 200],
    ['postCurrentUserAnalyticsUsingPOST', 200],
    ['saveEmailPreferenceUsingPOST', 200],
    ['saveUserUsingPOST', 200],
    ['recordDownload', 204],
    ['recordImagesAvailability', 204],
    ['recordMetrics', 204],
    ['recordOrder', 204],
    ['recordOrderModal', 204],
  ],
  alsoActing: ['resendEmailConfirmationUsingGET'],
  unions: 6,
})

describe('calls of the marketplace', () => {
  const ofInterface: readonly Call[] = Object.values(declared)
  const namesOf = (isOne: (call: Call) => boolean | undefined) =>
    ofInterface.filter(isOne).map(({ operationId }) => operationId)

  it('are 119 of version 4, 15 of the search and 5 of metrics', () => {
    const under = (prefix: string) =>
      ofInterface.filter(({ path }) => path.startsWith(prefix)).length
    const search = under('/marketplace/search/v1/')
    const metrics = under('/marketplace/metrics/v1/')
    expect([ofInterface.length - search - metrics, search, metrics]).to.deep.equal([119, 15, 5])
    expect(under('/marketplace/api/v4/')).to.equal(118)
    expect(declared.subscribeUsingPOST.path).to.equal('/subscribe')
  })

  it('have sign-in beside them, under a prefix of its own', () => {
    const signedIn = [logout, getSessions, endSession, endSessions, getAuditEntries]
    const ours: readonly Call[] = [createNonce, login, ...signedIn]
    for (const { path, tag, description } of ours) {
      expect(path).to.match(/^\/marketplace\/auth\/v1\//)
      expect(tag).to.equal('Sign in')
      expect(description).to.match(/^An addition of this server/)
    }
    expect(ours.filter(({ bearer }) => bearer)).to.deep.equal(signedIn)
  })

  it('have moderation beside them, by a key alone', () => {
    for (const call of [moderate, getReports] as readonly Call[]) {
      expect(call.path).to.match(/^\/marketplace\/auth\/v1\//)
      expect(call).to.include({ tag: 'Moderation', needsKey: true })
      expect(call.bearer).to.equal(undefined)
      expect(call.description).to.match(/^An addition of this server/)
    }
  })

  it('have a stream of activities beside them', () => {
    expect(streamActivities.description).to.match(/^An addition of this server/)
    expect(streamActivities.path).to.equal('/marketplace/api/v4/activity/stream')
  })

  it('answer text where the interface does', () => {
    expect(namesOf(({ text }) => text)).to.have.members([
      'confirmUsingPOST',
      'createLockUsingPOST',
      'getConfirmMsgUsingGET',
      'getRootUcanUsingGET',
      'rateUsingGET',
    ])
  })

  it('continue wherever a request can name the page, and nowhere else', () => {
    const named = new Map(MARKETPLACE_MODELS.map((model) => [model.$id, model]))
    const fieldsOf = ({ body }: Call) => {
      const { $id = '' } = (body?.schema ?? {}) as { $id?: string }
      return Object.keys(Reflect.get(named.get($id) ?? {}, 'properties') ?? {})
    }
    const paged = namesOf((call) =>
      [...Object.keys(call.query ?? {}), ...fieldsOf(call)].includes('continuation'),
    )
    expect(namesOf(({ continues }) => continues)).to.have.members(paged)
    expect(paged).to.have.length(21)
  })
})
