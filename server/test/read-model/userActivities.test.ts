import { expect } from 'chai'
import * as calls from '../../src/indexer/activities/calls.ts'
import { account, contract } from './_addresses.ts'
import { inShort } from './_listed.ts'
import { ALICE, BOB, CAROL, itemIdOn, MINTED, minute } from './_names.ts'
import { withWorld } from './_suite.ts'

describe('activities of users', () => {
  const { ask } = withWorld()

  const ofUser = async (type: string[], seed: number, parameters: object = {}) => {
    const user = account('ETHEREUM', seed)
    const all = { user, type, blockchains: ['ETHEREUM'], size: 1000, ...parameters }
    return (await ask(calls.getActivitiesByUser, all)).body.activities
  }
  const counts = async (seed: number) => {
    const types = [
      'TRANSFER_FROM',
      'TRANSFER_TO',
      'MINT',
      'BURN',
      'MAKE_BID',
      'GET_BID',
      'LIST',
      'BUY',
      'SELL',
      'CANCEL_LIST',
      'CANCEL_BID',
      'BRIDGE_TO',
      'BRIDGE_FROM',
    ]
    const found = await Promise.all(types.map((type) => ofUser([type], seed)))
    const pairs = types.map((type, index) => [type, found[index]?.length ?? 0] as const)
    return Object.fromEntries(pairs.filter(([, count]) => count > 0))
  }

  it('are those in which they are on the side of the type', async () => {
    expect(await counts(ALICE)).to.deep.equal({
      TRANSFER_FROM: 4,
      MINT: MINTED + 1,
      BURN: 1,
      GET_BID: 2,
      LIST: 1,
      SELL: 1,
      CANCEL_LIST: 1,
    })
    expect(await counts(BOB)).to.deep.equal({ TRANSFER_TO: 3, MAKE_BID: 2, BUY: 1 })
    expect(await counts(CAROL)).to.deep.equal({ TRANSFER_TO: 1, MAKE_BID: 1, CANCEL_BID: 1 })
  })

  it('judge each type by itself when several are asked for', async () => {
    const received = await ofUser(['TRANSFER_FROM', 'MINT'], BOB)
    expect(received).to.deep.equal([])
    const mixed = await ofUser(['TRANSFER_FROM', 'MINT', 'GET_BID'], ALICE)
    expect(mixed).to.have.length(4 + MINTED + 1 + 2)
  })

  it('come once when one user sends to another', async () => {
    const activitiesByUsersRequest = {
      users: [account('SOLANA', ALICE), account('SOLANA', BOB)],
      types: ['TRANSFER_FROM', 'TRANSFER_TO'],
      blockchains: ['SOLANA'],
    }
    const { body } = await ask(calls.getActivitiesByUsers, { activitiesByUsersRequest })
    expect(inShort(body.activities)).to.have.members([
      `TRANSFER ${itemIdOn('SOLANA', 2)}`,
      `TRANSFER ${itemIdOn('SOLANA', 3)}`,
    ])
  })

  it('are found on all blockchains of a group, and may be limited in time', async () => {
    const request = { users: [account('SOLANA', BOB)], types: ['TRANSFER_TO'] }
    const found = async (parameters: object) => {
      const activitiesByUsersRequest = { ...request, ...parameters }
      const { body } = await ask(calls.getActivitiesByUsers, { activitiesByUsersRequest })
      return body.activities.length
    }
    const at = minute(5).toISOString()
    const [before, after] = [-1, 1].map((step) => new Date(minute(5).getTime() + step))
    expect(await found({})).to.equal(4)
    expect(await found({ from: at, to: at })).to.equal(4)
    expect(await found({ from: after?.toISOString() })).to.equal(0)
    expect(await found({ to: before?.toISOString() })).to.equal(0)
  })

  it('are found for 2,000 of them', async () => {
    const strangers = Array.from(
      { length: 1999 },
      (_, index) => `SOLANA:${contract('SOLANA', 2000 + index)}`,
    )
    const users = [...strangers, account('SOLANA', BOB)]
    const activitiesByUsersRequest = { users, types: ['TRANSFER_FROM', 'TRANSFER_TO'] }
    const { status, body } = await ask(calls.getActivitiesByUsers, { activitiesByUsersRequest })
    expect([status, body.activities.length]).to.deep.equal([200, 4])
  })
})
