import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import { type TSchema, Type } from 'typebox'
import type { Call, Model } from '../../src/http/contract/call.ts'
import { routeSchema } from '../../src/http/routeSchema.ts'
import { serializersOf } from '../../src/http/serializers.ts'
import { type RequestPart, validatorsOf } from '../../src/http/validation/validators.ts'

/** A call in the published interface, with the parameters that clients require. */
interface InterfaceCall {
  readonly name: string
  readonly method: string
  readonly path: string
  readonly query: readonly string[]
  readonly body?: string
  readonly required: readonly string[]
  /** True if clients send a user's token. Default: false. */
  readonly bearer?: boolean
}

/** An interface's contract and what is expected of it. */
export interface TestedContract {
  /** Name in test titles. */
  readonly name: string
  /** File with the interface's calls. */
  readonly expected: URL
  /** Calls by export name. */
  readonly declared: Readonly<Record<string, Call>>
  readonly models: readonly Model[]
  readonly count: number
  /** Calls with empty answers, with their success status. */
  readonly silent: readonly (readonly [name: string, status: number])[]
  /** Calls that require a user's token although the interface does not. Default: none. */
  readonly alsoActing?: readonly string[]
  /** Union count among the models. */
  readonly unions: number
}

/** Tests that a contract has its interface's calls, and that its schemas fit together. */
export function testContract(contract: TestedContract): void {
  const { declared, models, count } = contract
  const calls = Object.values(declared)
  const expected: readonly InterfaceCall[] = JSON.parse(readFileSync(contract.expected, 'utf8'))
  const callNamed = (name: string) => {
    const found = calls.find(({ operationId }) => operationId === name)
    if (found === undefined) throw new Error(`${name} is not declared`)
    return found
  }

  describe(`the contract of the ${contract.name}`, () => {
    it('tells of each call what it does, and when to try again', () => {
      for (const each of calls) {
        const { description = '', response } = routeSchema(each)
        expect(description, each.operationId).to.match(/^[A-Z0-9`].+\.$/s)
        expect(response, each.operationId).to.include.keys('429', '503')
      }
    })

    it(`declares the ${count} calls of the interface, each by its name, method, path and parameters`, () => {
      const found = calls.map(({ operationId, method, path, query = {}, body }) => ({
        name: operationId,
        method,
        path,
        query: Object.keys(query),
        ...(body && { body: body.name }),
      }))
      expect(found).to.have.length(count)
      expect(found).to.have.deep.members(
        expected.map(({ required: _, bearer: __, ...call }) => call),
      )
    })

    it('requires the parameters that the interface requires, and no others', () => {
      for (const { name, required } of expected) {
        expect(requiredOf(callNamed(name)), name).to.have.members(required)
      }
    })

    it('asks for the token of a user where the interface does', () => {
      const acting = calls.flatMap(({ operationId, bearer }) => (bearer ? [operationId] : []))
      expect(acting).to.have.members([
        ...expected.flatMap(({ name, bearer }) => (bearer ? [name] : [])),
        ...(contract.alsoActing ?? []),
      ])
    })

    it('exports each call under its own name', () => {
      for (const [name, { operationId }] of Object.entries(declared)) {
        expect(operationId).to.equal(name)
      }
    })

    it('has schemas by which requests can be checked and answers written', () => {
      const compile = validatorsOf(models)
      const serializerOf = serializersOf(models)
      for (const call of calls) {
        const { params, querystring, body } = routeSchema(call) as Record<
          string,
          TSchema | undefined
        >
        for (const [part, schema] of Object.entries({ params, querystring, body })) {
          if (schema)
            expect(compile(part as RequestPart, schema), call.operationId).to.be.a('function')
        }
        if (call.answer) expect(serializerOf(call.answer), call.operationId).to.be.a('function')
      }
    })

    it('declares a schema for each parameter of a path', () => {
      for (const { path, params = {} } of calls) {
        const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
        expect(Object.keys(params), path).to.have.members(names)
      }
    })

    it('answers nothing where the interface answers nothing', () => {
      const silent = calls.filter(({ answer }) => answer === undefined)
      expect(
        silent.map(({ operationId, status = 200 }) => [operationId, status]),
      ).to.have.deep.members([...contract.silent])
    })

    it('names every model once, and refers to named models only', () => {
      const names = models.map(({ $id }) => $id)
      expect(new Set(names).size).to.equal(names.length)
      const referred = JSON.stringify([models, calls]).matchAll(/"\$ref":"(\w+)#"/g)
      for (const [, name] of referred) expect(names).to.include(name)
    })

    it('tells the models of a union apart by different literals', () => {
      const byName = new Map(models.map((model) => [model.$id, model]))
      const unions = models.filter((model) => 'oneOf' in model)
      expect(unions).to.have.length(contract.unions)
      for (const union of unions) {
        const { oneOf, discriminator } = union as unknown as {
          oneOf: { $ref: string }[]
          discriminator: { propertyName: string }
        }
        const literals = oneOf.map(({ $ref }) => {
          const variant = byName.get($ref.slice(0, -1))
          if (!variant || !Type.IsObject(variant)) throw new Error(`${$ref} is no object`)
          const literal = variant.properties[discriminator.propertyName]
          return literal && Type.IsLiteral(literal) ? literal.const : undefined
        })
        expect(literals, union.$id).to.not.include(undefined)
        expect(new Set(literals).size, union.$id).to.equal(literals.length)
      }
    })
  })
}

/** Returns the parameters that clients require. */
function requiredOf({ params = {}, query = {}, body }: Call): string[] {
  const queried = Object.entries(query).filter(([, schema]) => !Type.IsOptional(schema))
  return [
    ...Object.keys(params),
    ...queried.map(([name]) => name),
    ...(body === undefined || body.optional ? [] : [body.name]),
  ]
}
