import { expect } from 'chai'
import fc from 'fast-check'
import * as indexerEnumerations from '../../src/enumerations/indexer/index.ts'
import { assertIsOneOf, isOneOf } from '../../src/enumerations/oneOf.ts'
import { isMintlineError } from '../../src/errors/index.ts'

const { ORDER_STATUSES, SORT_ORDERS } = indexerEnumerations

/** Returns a check's error; undefined = it passes. */
const failureOf = (value: unknown): unknown => {
  try {
    assertIsOneOf(SORT_ORDERS, value, 'direction')
    return undefined
  } catch (error) {
    return error
  }
}

describe('Values of enumerations', () => {
  it('are all recognised', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ORDER_STATUSES), (status) => isOneOf(ORDER_STATUSES, status)),
    )
  })

  it('exclude other texts and other types', () => {
    const other = fc.anything().filter((value) => value !== 'ASC' && value !== 'DESC')
    fc.assert(fc.property(other, (value) => !isOneOf(SORT_ORDERS, value)))
    expect(isOneOf(SORT_ORDERS, 'asc')).to.equal(false)
    expect(isOneOf(SORT_ORDERS, 'ASC ')).to.equal(false)
  })

  it('narrow the type of a valid text', () => {
    const text: string = 'FILLED'
    const status: indexerEnumerations.OrderStatus | undefined = isOneOf(ORDER_STATUSES, text)
      ? text
      : undefined
    expect(status).to.equal('FILLED')
  })

  it('error: lists the allowed values', () => {
    const error = failureOf('UP')
    expect(isMintlineError(error, 'NOT_ONE_OF')).to.equal(true)
    expect(error).to.include({ message: 'Set direction to one of ASC, DESC; received - UP' })
    expect(error).to.have.deep.property('context', {
      name: 'direction',
      value: 'UP',
      allowed: ['ASC', 'DESC'],
    })
    expect(failureOf('DESC')).to.equal(undefined)
  })

  it('error: shows values of any type', () => {
    const given = 'Set direction to one of ASC, DESC; received -'
    expect(failureOf(undefined)).to.include({ message: `${given} undefined` })
    expect(failureOf(null)).to.include({ message: `${given} null` })
    expect(failureOf(Symbol('ASC'))).to.include({ message: `${given} Symbol(ASC)` })
    expect(failureOf(['ASC'])).to.include({ message: `${given} a value of type object` })
    expect(failureOf(Object.create(null))).to.include({
      message: `${given} a value of type object`,
    })
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const error = failureOf(value)
        return error === undefined || isMintlineError(error, 'NOT_ONE_OF')
      }),
    )
  })
})
