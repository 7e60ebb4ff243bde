import { expect } from 'chai'
import { Workplace } from './_command.ts'
import { dropNames, FAR, writeDrop } from './_drop.ts'
import { address } from './_network.ts'
import { normalise } from './_normalise.ts'
import { expectSnapshot, wholeOutput } from './_snapshot.ts'

describe('mintline validate', () => {
  let workplace: Workplace

  beforeEach(() => {
    workplace = new Workplace()
  })

  it('reports all problems of config and lists at once, by file, line and setting', async () => {
    // Given one mistake of each kind
    const { collection, phases } = writeDrop(workplace, 'WRONG')
    const [members, friends, everybody] = phases
    workplace.write(
      'friends.csv',
      `address,price,amount\n${address('bob')},0.1 SOL,1\nnobody,1 SOL,1\n`,
    )
    const { treasury, ...others } = collection
    workplace.write('drop.config.json', {
      collection: {
        ...others,
        tresury: treasury,
        collectionUri: 'hello',
        itemBaseUri: 'ar://abc',
        royalties: { ...collection.royalties, royaltyBasisPoints: 10_001 },
      },
      phases: [
        { ...members, list: 'missing.csv' },
        friends,
        { ...everybody, price: 5, maxMintsPerWalet: 3 },
        { ...everybody, name: 'Milliseconds', start: 1_893_456_000_000 },
        { ...everybody, name: 'February', end: '2027-02-30T00:00:00Z' },
        { ...everybody, name: 'Ended', end: '2020-01-01T00:00:00Z' },
        { ...everybody, name: 'Backwards', start: FAR, end: '2099-01-01T00:00:00Z' },
        { ...everybody, name: 'Abroad', price: '0.1 ETH' },
      ],
    })
    // When it is validated, Then all of them are reported
    const run = await workplace.runInside(['validate'])
    expectSnapshot('validate-problems', normalise(wholeOutput(run), workplace, dropNames()))
    expect(run.code).to.equal(3)
    const { data } = await workplace.jsonInside(['validate'])
    expect(data).to.have.nested.property('error.context.problems[0].line', 2)
    expect(data).to.have.nested.property('error.context.problems[0].file', 'drop.config.json')
  })

  it('reports repeated settings, of which JSON would take the last', async () => {
    const config = writeDrop(workplace, 'TWICE')
    const text = JSON.stringify(config, undefined, 2)
    const twice = text.replace(
      '"price": "0.5 SOL"',
      '"price": "0.5 SOL",\n      "price": "0.05 SOL"',
    )
    workplace.write('drop.config.json', twice)
    const { code, stderr } = await workplace.runInside(['validate'])
    expect(code).to.equal(3)
    expect(stderr).to.match(/line \d+: "price" is repeated in the same object: keep one of them/)
  })
})
