import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import { createGenerator } from 'ts-json-schema-generator'
import { temporaryFolder } from '../../../tests/helpers/temporaryFolder.ts'

/** Declared types in a package. */
export interface DeclaredTypes {
  /** Declaration file. */
  readonly path: string
  /** Types to read, with all types they refer to. */
  readonly types: readonly string[]
  /** Branded types from `@rarible/types`: all are texts in JSON. */
  readonly texts: readonly string[]
}

/** Checks values against declared types. */
export interface TypeChecker {
  has(type: string): boolean
  /** Returns a value's fault; undefined = none. */
  faultOf(type: string, value: unknown): string | undefined
}

/** Creates a checker from a package's declarations, through JSON Schemas. */
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
    // Request declarations refer to browser types.
    skipTypeCheck: true,
  }).createSchema([...types])
}
