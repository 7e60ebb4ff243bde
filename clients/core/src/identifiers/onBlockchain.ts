import type { Blockchain } from '../networks/blockchains.ts'
import { formatsOf } from './formats/formatsOf.ts'
import { defineIdentifier } from './identifier.ts'

/** Guard, assertion and coercion for an identifier whose blockchain is a parameter. */
export interface IdentifierOnBlockchain<Id extends string> {
  readonly is: (blockchain: Blockchain, value: string) => value is Id
  readonly assertIs: (blockchain: Blockchain, value: string) => asserts value is Id
  readonly coerce: (blockchain: Blockchain, value: string) => Id
}

/** Creates guard, assertion and coercion for an identifier whose format depends on the blockchain. */
export function defineIdentifierOnBlockchain<Id extends string>(
  kind: 'address' | 'contractAddress' | 'transactionHash',
  errorOn: (blockchain: Blockchain) => (value: string) => Error,
): IdentifierOnBlockchain<Id> {
  const on = (blockchain: Blockchain) =>
    defineIdentifier<Id>(formatsOf(blockchain)[kind], errorOn(blockchain))
  return {
    is: (blockchain, value): value is Id => on(blockchain).is(value),
    assertIs: (blockchain, value): asserts value is Id => {
      on(blockchain).coerce(value)
    },
    coerce: (blockchain, value) => on(blockchain).coerce(value),
  }
}
