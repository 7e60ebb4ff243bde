import { expect } from 'chai'
import * as indexerEnumerations from '../../src/enumerations/indexer/index.ts'
import * as marketplaceEnumerations from '../../src/enumerations/marketplace/index.ts'
import { MINTLINE } from '../../src/product.ts'
import { INDEXER, MARKETPLACE } from './_specification.ts'

/** A list from the specification, with our name in place of its placeholder. */
const listed = (specification: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(specification).map(([name, values]) => [
      name,
      values.replaceAll('{product}', MINTLINE).split(', ').sort(),
    ]),
  )

const exported = (namespace: Record<string, readonly string[]>) =>
  Object.fromEntries(Object.entries(namespace).map(([name, values]) => [name, [...values].sort()]))

describe('Enumerations', () => {
  it('are those of the indexer, each with exactly the values that the specification lists', () => {
    expect(exported(indexerEnumerations)).to.deep.equal(listed(INDEXER))
  })

  it('are those of the marketplace, each with exactly the values that the specification lists', () => {
    expect(exported(marketplaceEnumerations)).to.deep.equal(listed(MARKETPLACE))
  })

  it('have no duplicate values', () => {
    const all = [...Object.entries(indexerEnumerations), ...Object.entries(marketplaceEnumerations)]
    const repeating = all.filter(([, values]) => new Set<string>(values).size !== values.length)
    expect(repeating).to.deep.equal([])
  })

  it('separate the values of both interfaces where names are the same', () => {
    const indexer: indexerEnumerations.OrderStatus = 'FILLED'
    const marketplace: marketplaceEnumerations.OrderStatus = 'COMPLETED'
    expect(indexerEnumerations.ORDER_STATUSES).to.include(indexer)
    expect(indexerEnumerations.ORDER_STATUSES).to.not.include(marketplace)
    expect(marketplaceEnumerations.ORDER_STATUSES).to.include(marketplace)
    expect(marketplaceEnumerations.ORDER_STATUSES).to.not.include(indexer)
  })

  it('contain the name of the product where the interfaces do', () => {
    const own: marketplaceEnumerations.OrderType = 'MINTLINE_V2'
    const platform: indexerEnumerations.Platform = 'MINTLINE'
    expect(marketplaceEnumerations.ORDER_TYPES).to.include(own)
    expect(indexerEnumerations.PLATFORMS).to.include(platform)
  })
})
