import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { temporaryFolder } from '../../../../tests/helpers/temporaryFolder.ts'
import { typeChecker } from '../../http/_declarations.ts'

const BUILD = dirname(
  createRequire(import.meta.url).resolve('@rarible/marketplace-backend-client/build/index.js'),
)

/** A method and the type of what it answers, in the declarations of a client. */
const METHOD = /^ {4}(\w+)\([^)]*\): Promise<(.*)>;$/gm

/** Types of the package that it declares with brands. */
const TEXTS = ['Binary', 'Word']

/**
 * A checker of values that the public client returns by the types that it declares for them.
 *
 * @param names - of its methods
 * @returns what is wrong with an answer of a method; undefined when nothing is
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

/** The type of an answer, of which the names of models alone begin with a capital; void is undefined in JavaScript. */
function namedIn(type: string): string {
  if (type === 'void') return 'null'
  return type.replaceAll(/\b(?!Array\b)[A-Z]\w+/g, (model) => `models.${model}`)
}
