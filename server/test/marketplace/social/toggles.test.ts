import { formatCollectionId } from '@mintline/core/identifiers'
import { expect } from 'chai'
import {
  type ApiConnection,
  followUsingPOST,
  getOwnershipUsingGET,
  hideUsingPOST,
  likeUsingPOST,
  openUsingDELETE,
  pinUsingPOST,
  unfollowUsingPOST,
  unlikeUsingPOST,
  unpinUsingDELETE,
  unwatchCollectionUsingDELETE,
  watchCollectionUsingPOST,
} from '../../../../clients/marketplace-api/src/index.ts'
import { type ActionOf, TOGGLES, type ToggleState } from '../../../src/social/toggles.ts'
import type { SignedIn } from '../_connection.ts'
import { DROP, minted, ownershipOf, withSocial } from './_social.ts'

type Toggle = keyof typeof TOGGLES
type Action = { [Each in Toggle]: ActionOf<Each> }[Toggle]
type Call = (connection: ApiConnection, parameters: { id: string }) => Promise<unknown>

/** Every transition, written down apart from the code: all are legal from either state. */
const TRANSITIONS: Readonly<Record<Toggle, readonly string[]>> = {
  following: ['OFF follow ON', 'ON follow ON', 'ON unfollow OFF', 'OFF unfollow OFF'],
  like: ['OFF like ON', 'ON like ON', 'ON unlike OFF', 'OFF unlike OFF'],
  watch: ['OFF watch ON', 'ON watch ON', 'ON unwatch OFF', 'OFF unwatch OFF'],
  pin: ['OFF pin ON', 'ON pin ON', 'ON unpin OFF', 'OFF unpin OFF'],
  hide: ['OFF hide ON', 'ON hide ON', 'ON open OFF', 'OFF open OFF'],
}

const CALLS: Readonly<Record<Action, Call>> = {
  follow: followUsingPOST,
  unfollow: unfollowUsingPOST,
  like: likeUsingPOST,
  unlike: unlikeUsingPOST,
  watch: watchCollectionUsingPOST,
  unwatch: unwatchCollectionUsingDELETE,
  pin: pinUsingPOST,
  unpin: unpinUsingDELETE,
  hide: hideUsingPOST,
  open: openUsingDELETE,
}

const TURN_ON = {
  following: 'follow',
  like: 'like',
  watch: 'watch',
  pin: 'pin',
  hide: 'hide',
} as const

describe('what users turn on and off', () => {
  const { user, visitor, pools } = withSocial()
  let ann: SignedIn
  /** Id of what each toggle is about. */
  let ids: Readonly<Record<Toggle, string>>

  beforeEach(async () => {
    ann = await user()
    const bob = await user()
    const item = await minted(pools(), ann.wallet)
    const ownership = ownershipOf(item, ann.wallet)
    const collection = formatCollectionId(DROP)
    ids = { following: bob.userId, like: item, watch: collection, pin: ownership, hide: ownership }
  })

  const rowsOf = async (table: 'followings' | 'likes' | 'watched_collections', user_id: string) => {
    const rows = await pools()
      .write.selectFrom(table)
      .select('user_id')
      .where('user_id', '=', user_id)
      .execute()
    return rows.length
  }
  const isOn: Readonly<Record<Toggle, () => Promise<boolean>>> = {
    following: async () => (await rowsOf('followings', ann.userId)) === 1,
    like: async () => (await rowsOf('likes', ann.userId)) === 1,
    watch: async () => (await rowsOf('watched_collections', ann.userId)) === 1,
    pin: async () => (await getOwnershipUsingGET(visitor(), { id: ids.pin })).pin !== undefined,
    hide: async () => (await getOwnershipUsingGET(visitor(), { id: ids.hide })).hide === true,
  }
  const stateOf = async (toggle: Toggle): Promise<ToggleState> =>
    (await isOn[toggle]()) ? 'ON' : 'OFF'

  it('are these, with two actions each', () => {
    const actions = Object.entries(TOGGLES).map(([toggle, states]) => [
      toggle,
      Object.entries(states).flatMap(([action, after]) =>
        ['OFF', 'ON'].map((state) => `${state} ${action} ${after}`),
      ),
    ])
    expect(actions.map(([toggle]) => toggle)).to.have.members(Object.keys(TRANSITIONS))
    for (const [toggle, lines] of actions) {
      expect(lines).to.have.members([...TRANSITIONS[toggle as Toggle]])
    }
  })

  for (const [toggle, lines] of Object.entries(TRANSITIONS)) {
    for (const line of lines) {
      const [before, action, after] = line.split(' ') as [ToggleState, Action, ToggleState]
      it(`${toggle}, ${before}: ${action} leaves it ${after}`, async () => {
        const name = toggle as Toggle
        const call = (each: Action) => CALLS[each](ann.connection, { id: ids[name] })
        if (before === 'ON') await call(TURN_ON[name])
        expect(await stateOf(name)).to.equal(before)
        await call(action)
        expect(await stateOf(name)).to.equal(after)
      })
    }
  }
})
