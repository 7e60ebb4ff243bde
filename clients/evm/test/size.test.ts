import { fileURLToPath } from 'node:url'
import { bundledSize } from '../../../tests/helpers/bundledSize.ts'
import { expectStated } from '../../../tests/helpers/statedFigure.ts'

const SOURCE = fileURLToPath(new URL('../src/index.ts', import.meta.url))

describe('the size of the client in a page', () => {
  it('is as much smaller without wallets as the README says', async () => {
    const whole = await bundledSize(SOURCE, '{ connectChain, fetchMintData }')
    const reading = await bundledSize(SOURCE, '{ connectReadOnly, fetchMintData }')
    const words = '`connectReadOnly(url)`, which is {} kB (gzip) smaller than'
    expectStated('clients/evm/README.md', words, (whole - reading) / 1000)
  })
})
