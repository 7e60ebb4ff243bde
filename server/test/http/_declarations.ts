import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import { createGenerator } from 'ts-json-schema-generator'
import { temporaryFolder } from '../../../tests/helpers/temporaryFolder.ts'

/** Types that a package declares. */
export interface DeclaredTypes {
  /** File with the declarations. */
  readonly path: string
  /** Names of the types to read, with all to which they refer. */
  readonly types: readonly string[]
  /** Types of `@rarible/types`, which brands them: all of them are texts in JSON. */
  readonly texts: readonly string[]
}

/** A checker of values by declared types. */
export interface TypeChecker {
  has(type: string): boolean
  /** Fault of a value; undefined when it has none. */
  faultOf(type: string, value: unknown): string | undefined
}

/** Makes a checker of what a package declares, by JSON Schemas of it. */
export function typeChecker(declared: DeclaredTypes): TypeChecker {
  const { definitions = {} } = readDeclarations(declared)
  const ajv = new Ajv({ allErrors: true, strict: false, validateFormats: false })
  ajv.addSchema({ definitions }, 'public')
  return {
    has: (type) => type in definitions,
    faultOf: (type, value) => {
      const validate = ajv.compile({ $ref: `public#/definitions/${type}` })
      return validate(value) ? undefined : ajv.errorsText(validate.errors, { separator: '\n' })
    },
  }
}

function readDeclarations({ path, types, texts }: DeclaredTypes) {
  const folder = temporaryFolder()
  const branded = join(folder, 'texts.d.ts')
  writeFileSync(branded, texts.map((name) => `export type ${name} = string\n`).join(''))
  const tsconfig = join(folder, 'tsconfig.json')
  const compilerOptions = {
    target: 'ES2022',
    module: 'ESNext',
    moduleResolution: 'bundler',
    strict: true,
    types: [],
    paths: { '@rarible/types': [branded] },
  }
  writeFileSync(tsconfig, JSON.stringify({ compilerOptions, files: [path] }))
  return createGenerator({
    path,
    tsconfig,
    type: [...types],
    // Declarations of requests name types of browsers.
    skipTypeCheck: true,
  }).createSchema([...types])
}
