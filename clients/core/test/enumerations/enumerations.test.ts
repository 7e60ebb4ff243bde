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
  it("are the indexer's, each with exactly the values in the specification", () => {
    expect(exported(indexerEnumerations)).to.deep.equal(listed(INDEXER))
  })

  it("are the marketplace's, each with exactly the values in the specification", () => {
    expect(exported(marketplaceEnumerations)).to.deep.equal(listed(MARKETPLACE))
  })

  it('have no duplicate values', () => {
    const all = [...Object.entries(indexerEnumerations), ...Object.entries(marketplaceEnumerations)]
    const repeating = all.filter(([, values]) => new Set<string>(values).size !== values.length)
    expect(repeating).to.deep.equal([])
  })

  it("keep both interfaces' values apart under the same names", () => {
    const indexer: indexerEnumerations.OrderStatus = 'FILLED'
    const marketplace: marketplaceEnumerations.OrderStatus = 'COMPLETED'
    expect(indexerEnumerations.ORDER_STATUSES).to.include(indexer)
    expect(indexerEnumerations.ORDER_STATUSES).to.not.include(marketplace)
    expect(marketplaceEnumerations.ORDER_STATUSES).to.include(marketplace)
    expect(marketplaceEnumerations.ORDER_STATUSES).to.not.include(indexer)
  })

  it("contain the product's name where the interfaces do", () => {
    const own: marketplaceEnumerations.OrderType = 'MINTLINE_V2'
    const platform: indexerEnumerations.Platform = 'MINTLINE'
    expect(marketplaceEnumerations.ORDER_TYPES).to.include(own)
    expect(indexerEnumerations.PLATFORMS).to.include(platform)
  })
})
