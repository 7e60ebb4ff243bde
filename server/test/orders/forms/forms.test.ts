import { expect } from 'chai'
import * as calls from '../../../src/indexer/calls.ts'
import type { Parameters } from '../../read-model/_app.ts'
import { inputsOf } from '../../read-model/_bodyFields.ts'
import { requestsOf } from '../../read-model/_variations.ts'
import { tagged } from '../seaport/_seaport.ts'
import { withSeaport } from '../seaport/_suite.ts'
import { EXCHANGE_FIELDS, SEAPORT_FIELDS } from './_orderFields.ts'

const FORMS = [
  ['the exchange', EXCHANGE_FIELDS],
  ['Seaport', SEAPORT_FIELDS],
] as const

describe('every field of the form of an order has an effect:', () => {
  const seaport = withSeaport()
  const formOf = (inputs: object): object =>
    inputs === SEAPORT_FIELDS
      ? tagged(seaport.listing({ salt: '1' }))
      : { '@type': 'MINTLINE_V2', ...seaport.market.listing({ salt: '1' }) }

  it('all of them are tried, and both calls with an order take the same form', () => {
    const tried = FORMS.flatMap(([, inputs]) => Object.keys(inputs))
    expect(tried).to.have.members(inputsOf('encode', 'indexer'))
    expect(calls.upsertOrder.body).to.deep.equal(calls.encode.body)
  })

  for (const [what, inputs] of FORMS) {
    for (const [path, variation] of Object.entries(inputs)) {
      const { effect } = variation
      const reason = typeof effect === 'object' ? ` has none: ${effect.none}` : ''
      it(`${path} of an order for ${what}${reason}`, async () => {
        const parameters: Parameters = { orderForm: formOf(inputs) }
        const [plain, varied] = requestsOf(calls.encode, parameters, path, variation)
        const first = await seaport.ask(calls.encode, plain)
        const other = await seaport.ask(calls.encode, varied)
        if (typeof effect === 'object') {
          expect(other.status).to.equal(first.status)
          if (first.status === 200) expect(other.body).to.deep.equal(first.body)
          return
        }
        expect(first.status, JSON.stringify(first.body)).to.equal(200)
        if (effect === 'REFUSED') {
          expect(other.status, JSON.stringify(other.body)).to.equal(400)
          return
        }
        expect(other.status, JSON.stringify(other.body)).to.equal(200)
        expect(other.body.orderHash).to.not.equal(first.body.orderHash)
        expect(other.body.signHash).to.not.equal(first.body.signHash)
      })
    }
  }
})
