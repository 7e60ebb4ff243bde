import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import { type TSchema, Type } from 'typebox'
import type { Call } from '../../../src/http/contract/call.ts'
import { routeSchema } from '../../../src/http/routeSchema.ts'
import { serializersOf } from '../../../src/http/serializers.ts'
import { type RequestPart, validatorsOf } from '../../../src/http/validation/validators.ts'
import * as declared from '../../../src/indexer/calls/index.ts'
import { INDEXER_MODELS } from '../../../src/indexer/schemas/index.ts'

/** A call as the interface names it, with the parameters that clients insist on. */
interface InterfaceCall {
  readonly name: string
  readonly method: string
  readonly path: string
  readonly query: readonly string[]
  readonly body?: string
  readonly required: readonly string[]
}

const INTERFACE: readonly InterfaceCall[] = JSON.parse(
  readFileSync(new URL('interface.json', import.meta.url), 'utf8'),
)
const CALLS: readonly Call[] = Object.values(declared)

describe('the contract of the indexer', () => {
  it('declares the 83 calls of the interface, each by its name, method, path and parameters', () => {
    const found = CALLS.map(({ operationId, method, path, query = {}, body }) => ({
      name: operationId,
      method,
      path,
      query: Object.keys(query),
      ...(body && { body: body.name }),
    }))
    const expected = INTERFACE.map(({ required: _, ...call }) => call)
    expect(found).to.have.length(83)
    expect(found).to.have.deep.members(expected)
  })

  it('requires the parameters that the interface requires, and no others', () => {
    for (const { name, required } of INTERFACE) {
      expect(requiredOf(callNamed(name)), name).to.have.members(required)
    }
  })

  it('exports each call under its own name', () => {
    for (const [name, { operationId }] of Object.entries(declared)) {
      expect(operationId).to.equal(name)
    }
  })

  it('has schemas by which requests can be checked and answers written', () => {
    const compile = validatorsOf(INDEXER_MODELS)
    const serializerOf = serializersOf(INDEXER_MODELS)
    for (const call of CALLS) {
      const { params, querystring, body } = routeSchema(call) as Record<string, TSchema | undefined>
      for (const [part, schema] of Object.entries({ params, querystring, body })) {
        if (schema)
          expect(compile(part as RequestPart, schema), call.operationId).to.be.a('function')
      }
      if (call.answer) expect(serializerOf(call.answer), call.operationId).to.be.a('function')
    }
  })

  it('declares a schema for each parameter of a path', () => {
    for (const { path, params = {} } of CALLS) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      expect(Object.keys(params), path).to.have.members(named)
    }
  })

  it('answers nothing where the interface answers nothing', () => {
    const silent = CALLS.filter(({ answer }) => answer === undefined)
    expect(
      silent.map(({ operationId, status = 200 }) => [operationId, status]),
    ).to.have.deep.members([
      ['burnLazyItem', 204],
      ['refreshCollectionItemsMeta', 200],
      ['resetCollectionMeta', 200],
      ['resetItemMeta', 200],
      ['reportOrderById', 200],
    ])
  })

  it('names every model once, and refers to named models only', () => {
    const names = INDEXER_MODELS.map(({ $id }) => $id)
    expect(new Set(names).size).to.equal(names.length)
    const referred = JSON.stringify([INDEXER_MODELS, CALLS]).matchAll(/"\$ref":"(\w+)#"/g)
    for (const [, name] of referred) expect(names).to.include(name)
  })

  it('tells the models of a union apart by different literals', () => {
    const models = new Map(INDEXER_MODELS.map((model) => [model.$id, model]))
    const unions = INDEXER_MODELS.filter((model) => 'oneOf' in model)
    expect(unions).to.have.length(11)
    for (const union of unions) {
      const literals = (union as unknown as { oneOf: { $ref: string }[] }).oneOf.map(({ $ref }) => {
        const variant = models.get($ref.slice(0, -1))
        if (!variant || !Type.IsObject(variant)) throw new Error(`${$ref} is no object`)
        const literal = variant.properties['@type']
        return literal && Type.IsLiteral(literal) ? literal.const : undefined
      })
      expect(literals, union.$id).to.not.include(undefined)
      expect(new Set(literals).size, union.$id).to.equal(literals.length)
    }
  })
})

function callNamed(name: string): Call {
  const found = CALLS.find(({ operationId }) => operationId === name)
  if (found === undefined) throw new Error(`${name} is not declared`)
  return found
}

function requiredOf({ params = {}, query = {}, body }: Call): string[] {
  const queried = Object.entries(query).filter(([, schema]) => !Type.IsOptional(schema))
  return [
    ...Object.keys(params),
    ...queried.map(([name]) => name),
    ...(body === undefined ? [] : [body.name]),
  ]
}
