import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Ajv, type ValidateFunction } from 'ajv'
import { createGenerator } from 'ts-json-schema-generator'
import { temporaryFolder } from '../../../../tests/helpers/temporaryFolder.ts'

/** Types of the package that declares them with brands, which no JSON has: all of them are texts. */
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
  const { definitions = {} } = readDeclarations(names.map((name) => `${typeNameOf(name)}Response`))
  const ajv = new Ajv({ allErrors: true, strict: false })
  ajv.addSchema({ definitions }, 'public')
  return (name, answer) => {
    // The type of one status, since that of all of them says less of what is wrong.
    const type = `${typeNameOf(name)}${answer.status}`
    if (!(type in definitions)) return `${name} declares no answer of status ${answer.status}`
    const validate: ValidateFunction = ajv.compile({ $ref: `public#/definitions/${type}` })
    return validate(answer) ? undefined : ajv.errorsText(validate.errors, { separator: '\n' })
  }
}

const typeNameOf = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`

function readDeclarations(types: readonly string[]) {
  const folder = temporaryFolder()
  const texts = join(folder, 'texts.d.ts')
  writeFileSync(texts, TEXTS.map((name) => `export type ${name} = string\n`).join(''))
  const tsconfig = join(folder, 'tsconfig.json')
  const compilerOptions = {
    target: 'ES2022',
    module: 'ESNext',
    moduleResolution: 'bundler',
    strict: true,
    types: [],
    paths: { '@rarible/types': [texts] },
  }
  writeFileSync(tsconfig, JSON.stringify({ compilerOptions, files: [DECLARATIONS] }))
  return createGenerator({
    path: DECLARATIONS,
    tsconfig,
    type: [...types],
    // Its declarations of requests name types of browsers.
    skipTypeCheck: true,
  }).createSchema([...types])
}
