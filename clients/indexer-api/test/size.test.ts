import { expect } from 'chai'
import { expectStated } from '../../../tests/helpers/statedFigure.ts'
import { clientSizes } from './_size.ts'

const README = 'clients/indexer-api/README.md'

describe('the size of the client in a page', () => {
  it('is at most 8 kB with all calls, and 2 kB with one, compressed', async () => {
    const { all, one, entitiesOfList } = await clientSizes()
    expect(all).to.be.at.most(8000)
    expect(one).to.be.at.most(2000)
    expect(entitiesOfList).to.be.at.most(2000)
  })

  it('is what the README says', async () => {
    const { all, one } = await clientSizes()
    expectStated(README, 'one is {} kB', one / 1000)
    expectStated(README, 'all are {} kB', all / 1000)
  })
})
