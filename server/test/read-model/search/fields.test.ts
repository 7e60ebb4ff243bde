import { expect } from 'chai'
import * as calls from '../../../src/indexer/calls.ts'
import { bodyFieldsOf } from '../_bodyFields.ts'
import { withWorld } from '../_suite.ts'
import { writeSearchFacts } from './_facts.ts'
import { SEARCH_FIELDS } from './_fields.ts'

const SEARCHES = [
  calls.searchActivities,
  calls.searchCollection,
  calls.searchOwnerships,
  calls.searchItems,
  calls.searchDuplicatedItems,
]

/** Fields of tokens, which the tests of pages use. */
const TOKENS = ['continuation', 'cursor']

/** True if a body has a field, in one member at least where lists are on the way. */
function hasField(value: unknown, path: readonly string[]): boolean {
  const [name, ...rest] = path
  if (Array.isArray(value) && name !== undefined) return value.some((one) => hasField(one, path))
  if (name === undefined) return value !== undefined
  return typeof value === 'object' && value !== null && hasField(Reflect.get(value, name), rest)
}

describe('every field of a search has an effect:', () => {
  const { ask, pools } = withWorld()
  before(() => writeSearchFacts(pools()))

  for (const call of SEARCHES) {
    const { operationId, body } = call
    const bodies = SEARCH_FIELDS[operationId] ?? {}

    it(`all of ${operationId} are tested`, () => {
      const fields = bodyFieldsOf(operationId).filter((path) => !TOKENS.includes(path))
      expect(Object.keys(bodies)).to.have.members(fields)
    })

    for (const [path, [plain, varied]] of Object.entries(bodies)) {
      it(`${path} of ${operationId}`, async () => {
        expect(hasField(varied, path.split('.'))).to.equal(true)
        const [without, answer] = [
          await ask(call, { [body.name]: plain }),
          await ask(call, { [body.name]: varied }),
        ]
        expect([without.status, answer.status]).to.deep.equal([200, 200])
        expect(answer.body).to.not.deep.equal(without.body)
      })
    }
  }
})
