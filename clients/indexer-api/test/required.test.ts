import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import * as client from '../src/index.ts'

interface Described {
  operationId: string
  parameters?: { name: string; required: boolean }[]
  'x-codegen-request-body-name'?: string
}
interface Described83 {
  paths: Record<string, Record<string, Described>>
}

const { paths }: Described83 = JSON.parse(
  readFileSync(new URL('../openapi.json', import.meta.url), 'utf8'),
)
const CALLS = Object.values(paths).flatMap((methods) => Object.values(methods))

type Call = (connection: client.ApiConnection, input: object) => Promise<unknown>
const functions = client as unknown as Record<string, Call>

describe('mandatory parameters', () => {
  const connection: client.ApiConnection = {
    baseUrl: 'http://127.0.0.1:9',
    fetch: () => {
      throw new Error('Something was sent')
    },
  }

  it('belong to 83 calls, each of them a function', () => {
    expect(CALLS).to.have.length(83)
    for (const { operationId } of CALLS) expect(functions).to.have.property(operationId)
  })

  it('are asked for in the words of the interface before anything is sent, one by one', async () => {
    let asked = 0
    for (const { operationId, parameters = [], ...rest } of CALLS) {
      const bodyName = rest['x-codegen-request-body-name']
      const required = [
        ...parameters.filter((parameter) => parameter.required).map(({ name }) => name),
        ...(bodyName ? [bodyName] : []),
      ]
      for (const missing of required) {
        for (const value of [null, undefined]) {
          const others = required.map((name) => [name, name === missing ? value : 'x'])
          const failure = await functions[operationId]?.(
            connection,
            Object.fromEntries(others),
          ).then(
            () => undefined,
            (error: unknown) => error,
          )
          expect(failure, operationId).to.be.instanceOf(client.RequiredError)
          expect(failure).to.include({
            name: 'RequiredError',
            field: missing,
            message: `Required parameter requestParameters.${missing} was null or undefined when calling ${operationId}.`,
          })
          asked += 1
        }
      }
    }
    expect(asked).to.be.greaterThan(150)
  })
})
