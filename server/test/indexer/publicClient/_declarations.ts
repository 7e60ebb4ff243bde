import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { typeChecker } from '../../http/_declarations.ts'

/** The package's branded types. */
const TEXTS = [
  'ActivityId',
  'BigNumberLike',
  'CollectionId',
  'CurrencyId',
  'ItemId',
  'OrderId',
  'OwnershipId',
  'UnionAddress',
  'UnionContractAddress',
]

const DECLARATIONS = join(
  dirname(createRequire(import.meta.url).resolve('@rarible/api-client')),
  'index.d.ts',
)

/** An answer from the public client. */
export interface PublicAnswer {
  readonly status: number
  readonly value?: unknown
}

/**
 * Creates a checker for the public client's answers, from the types that it declares.
 *
 * @param names - its method names
 * @returns a function that returns a fault in a method's answer; undefined = none
 */
export function declarationsOf(
  names: readonly string[],
): (name: string, answer: PublicAnswer) => string | undefined {
  const types = names.map((name) => `${typeNameOf(name)}Response`)
  const checker = typeChecker({ path: DECLARATIONS, types, texts: TEXTS })
  return (name, answer) => {
    // Checks the type for one status: a union's errors would say less.
    const type = `${typeNameOf(name)}${answer.status}`
    if (!checker.has(type)) return `${name} declares no answer of status ${answer.status}`
    return checker.faultOf(type, answer)
  }
}

const typeNameOf = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`
