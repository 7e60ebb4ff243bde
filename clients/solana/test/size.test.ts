import { fileURLToPath } from 'node:url'
import { bundledSize } from '../../../tests/helpers/bundledSize.ts'
import { expectStated } from '../../../tests/helpers/statedFigure.ts'

const READS = fileURLToPath(new URL('../src/reads.ts', import.meta.url))

describe('the size of the client in a page', () => {
  it('is what the README says for one that shows a drop', async () => {
    const names = '{ rpcReadConnection, findDeployment, fetchMintData }'
    const bytes = await bundledSize(READS, names)
    const words = '`findDeployment` and `fetchMintData` take {} kB'
    expectStated('clients/solana/README.md', words, bytes / 1000)
  })
})
