import { fileURLToPath } from 'node:url'
import { bundledSize } from '../../../tests/helpers/bundledSize.ts'
import { expectStated } from '../../../tests/helpers/statedFigure.ts'

const SOURCE = fileURLToPath(new URL('../src/index.ts', import.meta.url))

describe('the size of the client in a page', () => {
  it('is what the README says for one that shows a drop', async () => {
    const bytes = await bundledSize(SOURCE, '{ connectAptos, fetchDrop, machinesAt }')
    const words = 'with `connectAptos`, `machinesAt` and `fetchDrop` load {} kB for it'
    expectStated('clients/aptos/README.md', words, bytes / 1000)
  })
})
