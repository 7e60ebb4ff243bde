import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { typeChecker } from '../../http/_declarations.ts'

/** Types of the package that it declares with brands. */
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

/** An answer as the public client returns it. */
export interface PublicAnswer {
  readonly status: number
  readonly value?: unknown
}

/**
 * A checker of answers of the public client by the types that it declares for them.
 *
 * @param names - of its methods
 * @returns what is wrong with an answer of a method; undefined when nothing is
 */
export function declarationsOf(
  names: readonly string[],
): (name: string, answer: PublicAnswer) => string | undefined {
  const types = names.map((name) => `${typeNameOf(name)}Response`)
  const checker = typeChecker({ path: DECLARATIONS, types, texts: TEXTS })
  return (name, answer) => {
    // The type of one status, since that of all of them says less of what is wrong.
    const type = `${typeNameOf(name)}${answer.status}`
    if (!checker.has(type)) return `${name} declares no answer of status ${answer.status}`
    return checker.faultOf(type, answer)
  }
}

const typeNameOf = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`
