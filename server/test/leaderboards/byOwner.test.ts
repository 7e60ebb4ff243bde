import { LEADERBOARD_DIRECTIONS, LEADERBOARD_SORTS } from '@mintline/core/enumerations/indexer'
import { expect } from 'chai'
import fc from 'fast-check'
import * as calls from '../../src/indexer/calls.ts'
import { account, wallet } from '../read-model/_addresses.ts'
import { writeItems } from '../read-model/_fixture.ts'
import { ALICE, BOB, CAROL, minute } from '../read-model/_names.ts'
import { type BoardFixture, idOf, refreshAll, writeBoard } from './_board.ts'
import { anyBoard } from './_random.ts'
import { withBoards } from './_suite.ts'

describe('the leaderboard of the collections of owners', () => {
  const { ask, pools } = withBoards()

  const owners = [ALICE, CAROL].map((seed) => account('ETHEREUM', seed))
  const page = async (parameters: object) =>
    (await ask(calls.getCollectionLeaderboardByOwner, { limit: 100, owners, ...parameters })).body

  /** Alice has an item of the first, Carol had one of the second, and both have one of all others. */
  async function written(fixtures: readonly BoardFixture[]): Promise<void> {
    await writeBoard(pools(), fixtures)
    for (const table of ['items', 'ownerships'] as const)
      await pools().write.deleteFrom(table).execute()
    const mint = { type: 'MINT', at: minute(1), block: 1n } as const
    await writeItems(
      pools(),
      fixtures.flatMap(({ collection }, index) => {
        const [alice, bob, carol] = [ALICE, BOB, CAROL].map((seed) =>
          wallet(collection.blockchain, seed),
        )
        const item = (tokenId: bigint) => ({ item: { ...collection, tokenId }, collection })
        const ofAlice = { ...item(1n), changes: [{ ...mint, to: alice }] }
        const ofCarol = { ...item(2n), changes: [{ ...mint, to: carol }] }
        if (index === 0) return [ofAlice]
        if (index > 1) return [ofAlice, ofCarol]
        const sold = { type: 'TRANSFER', from: carol, to: bob, at: minute(2), block: 2n } as const
        return [{ ...ofCarol, changes: [{ ...mint, to: carol }, sold] }]
      }),
    )
    await refreshAll(pools())
  }

  it('is the leaderboard without the collections of which they have nothing', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyBoard,
        fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 3 }),
        async (fixtures, sizes) => {
          await written(fixtures)
          const gone = fixtures[1] && idOf(fixtures[1].collection)
          for (const sort of LEADERBOARD_SORTS) {
            for (const direction of LEADERBOARD_DIRECTIONS) {
              const sorted = { period: 'D30', sort, direction }
              const all = { ...sorted, limit: 100 }
              const { body } = await ask(calls.getCollectionLeaderboard, all)
              const expected = (body.result ?? []).filter(({ id }) => id !== gone)
              expect(expected).to.have.length(fixtures.length - 1)
              expect((await page(sorted)).result?.map(({ id }) => id)).to.deep.equal(
                expected.map(({ id }) => id),
              )
              const found: string[] = []
              let continuation: string | undefined
              let pages = 0
              do {
                const limit = sizes[pages % sizes.length]
                const { result = [], continuation: next } = await page({
                  ...sorted,
                  limit,
                  continuation,
                })
                expect(result).to.not.have.length(0)
                found.push(...result.map(({ id }) => id))
                continuation = next
                pages += 1
              } while (continuation !== undefined)
              expect(found).to.deep.equal(expected.map(({ id }) => id))
            }
          }
        },
      ),
      { numRuns: 5 },
    )
  })

  it('is empty for who has nothing, and refused without owners, for others than users, and with other tokens', async () => {
    const other = account('ETHEREUM', 77)
    expect(await page({ owners: [other] })).to.deep.equal({ result: [] })
    const { continuation } = await page({ limit: 1 })
    const refused = [
      { owners: [] },
      { owners: ['BASE:0x1'] },
      { owners, continuation, sort: 'SALES' },
      { owners, continuation, direction: 'ASC' },
      { owners, continuation: 'nonsense' },
    ]
    for (const parameters of refused) {
      const { status, body } = await ask(calls.getCollectionLeaderboardByOwner, parameters)
      expect([status, body.code], JSON.stringify(parameters)).to.deep.equal([400, 'INVALID_INPUT'])
    }
  })
})
