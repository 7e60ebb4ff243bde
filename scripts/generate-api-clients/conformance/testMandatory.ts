import { expect } from 'chai'
import type { DescribedCall } from './describedCalls.ts'

type Call = (connection: object, input: object) => Promise<unknown>

/** A client whose mandatory parameters to test. */
export interface TestedClient {
  /** Everything that its entry point exports. */
  readonly client: { readonly RequiredError: new (field: string, operation: string) => Error }
  readonly calls: readonly DescribedCall[]
  /** How many calls it has. */
  readonly count: number
}

/** Tests that each call is a function which checks its mandatory parameters before anything is sent. */
export function testMandatory({ client, calls, count }: TestedClient): void {
  const functions = client as unknown as Record<string, Call>
  const connection = {
    baseUrl: 'http://127.0.0.1:9',
    fetch: () => {
      throw new Error('Something was sent')
    },
  }

  describe('mandatory parameters', () => {
    it(`belong to ${count} calls, each of them a function`, () => {
      expect(calls).to.have.length(count)
      for (const { operationId } of calls) expect(functions).to.have.property(operationId)
    })

    it('are asked for in the words of the interface before anything is sent, one by one', async () => {
      let asked = 0
      for (const call of calls) {
        const { operationId } = call
        const names = mandatoryOf(call)
        for (const missing of names) {
          for (const value of [null, undefined]) {
            const others = names.map((name) => [name, name === missing ? value : 'x'])
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
}

/** Names the parameters without which a call is not sent. */
export function mandatoryOf({ parameters = [], requestBody, bodyName }: DescribedCall): string[] {
  return [
    ...parameters.filter(({ required }) => required).map(({ name }) => name),
    ...(requestBody?.required && bodyName ? [bodyName] : []),
  ]
}
