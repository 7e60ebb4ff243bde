import { expect } from 'chai'
import { clientSizes } from './_size.ts'

describe('the size of the client in a page', () => {
  it('is at most 9 kB with all calls, and 2 kB with one or with signIn, compressed', async () => {
    const { all, one, signIn, entitiesOfList } = await clientSizes()
    expect(all).to.be.at.most(9000)
    expect(one).to.be.at.most(2000)
    expect(signIn).to.be.at.most(2000)
    expect(entitiesOfList).to.be.at.most(2000)
  })
})
