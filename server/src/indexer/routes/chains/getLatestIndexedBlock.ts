import { isBlockchain } from '@mintline/core/networks'
import { found } from '../../../http/found.ts'
import { latestBlock } from '../../../read-model/chains/latestBlock.ts'
import * as calls from '../../calls/balances.ts'
import { route } from '../route.ts'

export const getLatestIndexedBlock = route(
  calls.getLatestIndexedBlock,
  async ({ blockchain }, { reader }) => {
    const block = isBlockchain(blockchain) ? await latestBlock(reader, blockchain) : undefined
    return { blockchain, blockNumber: found(block, 'indexed block of', blockchain) }
  },
)
