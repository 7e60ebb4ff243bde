import * as calls from '../../../src/indexer/calls.ts'
import { INDEXER_MODELS } from '../../../src/indexer/schemas/index.ts'
import { testContract } from '../../http/_contract.ts'

/** Calls of the interface; the stream is an addition. */
const { streamActivities: _, ...declared } = calls

testContract({
  name: 'indexer',
  expected: new URL('interface.json', import.meta.url),
  declared,
  models: INDEXER_MODELS,
  count: 83,
  silent: [
    ['burnLazyItem', 204],
    ['refreshCollectionItemsMeta', 200],
    ['resetCollectionMeta', 200],
    ['resetItemMeta', 200],
    ['reportOrderById', 200],
  ],
  unions: 11,
})
