import { formatCollectionId } from '@mintline/core/identifiers'
import { expect } from 'chai'
import type { Call } from '../../src/http/contract/call.ts'
import * as calls from '../../src/indexer/calls.ts'
import { INDEXER_CALLS } from '../../src/indexer/served.ts'
import { inputsOf } from './_bodyFields.ts'
import { dropOn } from './_names.ts'
import { withWorld } from './_suite.ts'
import { requestsOf, to, type Varied, without } from './_variations.ts'
import { SEARCH_FIELDS } from './search/_fields.ts'

/** Calls with fields within fields that are tried in other suites, each with all of them. */
const IN_OTHER_SUITES: readonly Call[] = [
  calls.encode,
  calls.mintLazyItem,
  calls.prepareOrderTransaction,
  // It takes the same form as `encode`.
  calls.upsertOrder,
]

const FOREIGN = 'OpenSea alone can sign it, so that it is refused whatever is in it'

const VARIED: Readonly<Record<string, Varied>> = {
  queryTraitsWithRarity: {
    parameters: {
      traitsRarityRequest: {
        collectionId: formatCollectionId(dropOn('SOLANA')),
        properties: [{ key: 'Color', value: 'Red' }],
      },
    },
    inputs: { 'properties.key': to('Size'), 'properties.value': to('Green') },
  },
  getInput: {
    parameters: {
      signatureInputForm: {
        '@type': 'OPEN_SEA_ORDER_FILL',
        blockchain: 'ETHEREUM',
        signature: '0x01',
      },
    },
    inputs: {
      '(OPEN_SEA_ORDER_FILL).@type': without('OPEN_SEA_ORDER_FILL', 'There is no other one'),
      '(OPEN_SEA_ORDER_FILL).blockchain': without('BASE', FOREIGN),
      '(OPEN_SEA_ORDER_FILL).signature': without('0x02', FOREIGN),
    },
  },
}

describe('every field within a field of a body has an effect:', () => {
  const { ask } = withWorld()

  it('all calls with some are tried, here or in other suites', () => {
    const tried = [...Object.keys(VARIED), ...Object.keys(SEARCH_FIELDS)]
    const known = [...tried, ...IN_OTHER_SUITES.map(({ operationId }) => operationId)]
    const served = INDEXER_CALLS.flatMap(({ operationId }) =>
      inputsOf(operationId, 'indexer').some((path) => path.includes('.')) ? [operationId] : [],
    )
    expect(known).to.have.members(served)
    for (const [operationId, { inputs }] of Object.entries(VARIED)) {
      const nested = inputsOf(operationId, 'indexer').filter((path) => path.includes('.'))
      expect(Object.keys(inputs)).to.have.members(nested)
    }
  })

  for (const call of INDEXER_CALLS) {
    const { parameters, inputs } = VARIED[call.operationId] ?? { parameters: {}, inputs: {} }
    for (const [path, variation] of Object.entries(inputs)) {
      const { effect } = variation
      const reason = typeof effect === 'object' ? ` has none: ${effect.none}` : ''
      it(`${path} of ${call.operationId}${reason}`, async () => {
        const [plain, varied] = requestsOf(call, parameters, path, variation)
        const [first, other] = [await ask(call, plain), await ask(call, varied)]
        if (typeof effect === 'object') expect(other).to.deep.equal(first)
        else {
          expect([first.status, other.status]).to.deep.equal([200, 200])
          expect(other.body).to.not.deep.equal(first.body)
        }
      })
    }
  }
})
