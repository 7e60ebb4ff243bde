import { expect } from 'chai'
import { type TSchema, Type } from 'typebox'
import type { Call } from '../../src/http/contract/call.ts'
import { validatorsOf } from '../../src/http/validation/validators.ts'
import { INDEXER_CALLS } from '../../src/indexer/served.ts'
import { MARKETPLACE_CALLS } from '../../src/marketplace/served.ts'

/** Texts that are no numbers that JavaScript and PostgreSQL can count with. */
const ENDLESS = [
  '1e400',
  '-1e400',
  'Infinity',
  '-Infinity',
  'NaN',
  '9'.repeat(400),
  '1e308',
  '9e15',
]

describe('numbers in queries', () => {
  const numbers = [...INDEXER_CALLS, ...MARKETPLACE_CALLS].flatMap((call) => numbersOf(call))
  const compile = validatorsOf([])

  it('are in many calls', () => {
    expect(numbers.length).to.be.greaterThan(50)
  })

  for (const text of ENDLESS) {
    it(`are refused or bounded where they are ${text.slice(0, 10)}`, () => {
      const taken = numbers.filter(({ name, schema }) => {
        const values: Record<string, unknown> = { [name]: text }
        const isValid = compile('querystring', Type.Object({ [name]: schema }))(values)
        return isValid && !Number.isSafeInteger(values[name])
      })
      expect(taken.map(({ call, name }) => `${call}: ${name}`)).to.deep.equal([])
    })
  }

  it('are whole, where they are more than one', () => {
    const values: Record<string, unknown> = { size: '1.5' }
    expect(compile('querystring', Type.Object({ size: Type.Integer() }))(values)).to.equal(false)
  })
})

function numbersOf({ operationId, query = {} }: Call) {
  return Object.entries<TSchema>(query)
    .filter(([, schema]) => ['integer', 'number'].includes(String(Reflect.get(schema, 'type'))))
    .map(([name, schema]) => ({ call: operationId, name, schema }))
}
