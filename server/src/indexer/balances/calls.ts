import { isBlockchain } from '@mintline/core/networks'
import { AddressInput, CurrencyIdInput } from '../../http/contract/inputs.ts'
import { ref } from '../../http/contract/model.ts'
import { found } from '../../http/found.ts'
import { latestBlock } from '../../read-model/chains/followedChains.ts'
import { call, lazyCall } from '../call.ts'
import { LatestIndexedBlock } from '../schemas/chains.ts'
import { Balance } from '../schemas/currencies.ts'
import { Blockchain } from '../schemas/enumerations.ts'

export const getBalance = lazyCall(
  {
    operationId: 'getBalance',
    summary: 'Balance of a wallet in a currency',
    tag: 'Balances and blocks',
    requestClass: 'node',
    method: 'GET',
    path: '/v0.1/balances/{currencyId}/{owner}',
    params: { currencyId: CurrencyIdInput, owner: AddressInput },
    answer: Balance,
    errors: 'E404',
  },
  () => import('./lazyHandlers.ts'),
)

export const getLatestIndexedBlock = call(
  {
    operationId: 'getLatestIndexedBlock',
    summary: 'Latest block of a blockchain that was read',
    description:
      'Its number, and its time where the source tells it. 404 for a blockchain that is not read',
    tag: 'Balances and blocks',
    method: 'GET',
    path: '/v0.1/blocks/latestIndexed',
    query: {
      blockchain: ref(Blockchain),
    },
    answer: LatestIndexedBlock,
    errors: 'E404',
  },
  async ({ blockchain }, { reader }) => {
    const block = isBlockchain(blockchain) ? await latestBlock(reader, blockchain) : undefined
    return { blockchain, blockNumber: found(block, 'indexed block of', blockchain) }
  },
)
