import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { temporaryFolder } from '../../../../tests/helpers/temporaryFolder.ts'
import { typeChecker } from '../../http/_declarations.ts'

const BUILD = dirname(
  createRequire(import.meta.url).resolve('@rarible/marketplace-backend-client/build/index.js'),
)

/** Matches a method and its return type in a client's declarations. */
const METHOD = /^ {4}(\w+)\([^)]*\): Promise<(.*)>;$/gm

/** The package's branded types. */
const TEXTS = ['Binary', 'Word']

/**
 * Creates a checker for the public client's values, from the types that it declares.
 *
 * @param names - its method names
 * @returns a function that returns a fault in a method's answer; undefined = none
 */
export function declarationsOf(
  names: readonly string[],
): (name: string, value: unknown) => string | undefined {
  const answers = new Map(declaredAnswers().filter(([name]) => names.includes(name)))
  const path = join(temporaryFolder(), 'answers.d.ts')
  const models = JSON.stringify(join(BUILD, 'models', 'index'))
  const types = [...answers].map(([name, type]) => `export type ${name} = ${namedIn(type)}\n`)
  writeFileSync(path, `import type * as models from ${models}\n${types.join('')}`)
  const checker = typeChecker({ path, types: [...answers.keys()], texts: TEXTS })
  return (name, value) =>
    checker.has(name) ? checker.faultOf(name, value) : `The public client has no ${name}`
}

function declaredAnswers(): (readonly [string, string])[] {
  const folder = join(BUILD, 'apis')
  return readdirSync(folder)
    .filter((file) => file.endsWith('.d.ts'))
    .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(METHOD)])
    .map(([, name = '', type = '']) => [name, type])
}

/** Qualifies the models in an answer's type; only model names begin with a capital. Void is undefined in JavaScript. */
function namedIn(type: string): string {
  if (type === 'void') return 'null'
  return type.replaceAll(/\b(?!Array\b)[A-Z]\w+/g, (model) => `models.${model}`)
}
