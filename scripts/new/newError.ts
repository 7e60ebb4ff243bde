import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { type Files, type Options, phrase, refusal, required, sentence } from './options.ts'
import { findList, parse, quoted, withEntry, withImport } from './source.ts'

/** Packages that declare errors. */
const FOLDERS: Readonly<Record<string, string>> = {
  core: 'clients/core',
  solana: 'clients/solana',
  evm: 'clients/evm',
  aptos: 'clients/aptos',
  assets: 'clients/assets',
  cli: 'clients/cli',
  server: 'server',
}

/** Where a package's kinds of errors stand, and the function that gives one to a message. */
interface Kinds {
  readonly path: string
  /** The constant with the kinds. */
  readonly list: string
  readonly wrap: string
  /** Module with the function, as the package's messages see it. */
  readonly from: string
}

/** Exit codes by kind. */
const OF_CLIENTS: Kinds = {
  path: 'clients/cli/src/exitCodes.ts',
  list: 'BY_KIND',
  wrap: 'withKind',
  from: '@mintline/core',
}

/** Packages with others: core's own module, and the server's HTTP statuses. */
const KINDS: Readonly<Record<string, Kinds>> = {
  core: { ...OF_CLIENTS, from: './kinds.ts' },
  server: {
    path: 'server/src/errors/answers.ts',
    list: 'ANSWERS',
    wrap: 'answered',
    from: './answers.ts',
  },
}

/** A value in a message: `{name}`, or `{name:bigint}`; a text by default. */
const PLACEHOLDER = /\{([a-z][A-Za-z0-9]*)(?::(string|number|bigint))?\}/g

/** Values of samples, by type; a text's is its name. */
const SAMPLES: Readonly<Record<string, string>> = { number: '2', bigint: '2n' }

/** Writes an error with its kind into its topic, with its explanation and a sample of its context. */
export function newError(root: string, [name, code]: readonly string[], options: Options): Files {
  const folder = FOLDERS[name ?? '']
  if (folder === undefined) {
    throw refusal('The package', `has to be one of ${Object.keys(FOLDERS).join(', ')}`)
  }
  if (code === undefined || !/^[A-Z][A-Z0-9]*(_[A-Z0-9]+)+$/.test(code)) {
    throw refusal(code ?? 'The code', 'has to be in capitals: "LIKE_THIS"')
  }
  for (const [owner, each] of Object.entries(FOLDERS)) {
    const isDeclared = topicsOf(root, each).some(({ codes }) => codes.includes(code))
    if (isDeclared) throw refusal(code, `is an error of ${owner} already`)
  }
  const topics = topicsOf(root, folder)
  const topic = topics.find((each) => each.name === required(options, 'topic'))
  if (!topic) {
    throw refusal('--topic', `has to be one of ${topics.map((each) => each.name).join(', ')}`)
  }
  const message = phrase(options, 'message')
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  const samples = `${folder}/test/${name === 'cli' ? '_errorSamples.ts' : 'errors/_samples.ts'}`
  return {
    [topic.path]: worded(root, { name, code, topic, options }),
    [samples]: withEntry(
      read(samples),
      samplesOf(read(samples), topic.name),
      `${code}: ${sampleOf(message)}`,
    ),
    ...(folder !== 'server' && explained(root, { folder, code, topic, options })),
  }
}

/** A list of messages that are written out, by code. */
interface Topic {
  readonly path: string
  /** The constant's name. */
  readonly name: string
  readonly codes: readonly string[]
}

/** Finds a package's topics: the constants with messages of their own. */
function topicsOf(root: string, folder: string): Topic[] {
  const errors = `${folder}/src/errors`
  return readdirSync(join(root, errors)).flatMap((file) => {
    const path = `${errors}/${file}`
    const source = parse(readFileSync(join(root, path), 'utf8'))
    return [...source.text.matchAll(/^(?:export )?const ([A-Z_]+_MESSAGES)\b/gm)].flatMap(
      ([, name = '']) => {
        const codes = keysIn(source, name)
        return codes.length > 0 ? [{ path, name, codes }] : []
      },
    )
  })
}

function keysIn(source: ts.SourceFile, name: string): string[] {
  const list = findList(source, name)
  if (!list || !ts.isObjectLiteralExpression(list)) return []
  return list.properties.flatMap((each) => (each.name ? [each.name.getText()] : []))
}

/** Formats the function that makes the message from its context. */
function messageOf(message: string): string {
  const fields = fieldsOf(message)
  if (fields.length === 0) return `(_: Record<never, never>) => ${quoted(message)}`
  const escaped = message.replaceAll(/[\\`]|\$(?=\{)/g, '\\$&')
  const text = escaped.replaceAll(PLACEHOLDER, (_, name: string) => `\${${name}}`)
  const names = fields.map(({ name }) => name).join(', ')
  const types = fields.map(({ name, type }) => `${name}: ${type}`).join('; ')
  return `({ ${names} }: { ${types} }) => \`${text}\``
}

function sampleOf(message: string): string {
  const values = fieldsOf(message).map(
    ({ name, type }) => `${name}: ${SAMPLES[type] ?? quoted(name)}`,
  )
  return `{ ${values.join(', ')} }`
}

function fieldsOf(message: string): { name: string; type: string }[] {
  const all = [...message.matchAll(PLACEHOLDER)].map(([, name = '', type = 'string']) => ({
    name,
    type,
  }))
  return all.filter((each, index) => all.findIndex(({ name }) => name === each.name) === index)
}

/** Returns the constant with a topic's samples: the one with its name, or the package's. */
function samplesOf(text: string, topic: string): string {
  const names = [...text.matchAll(/^export const ([A-Z_]+_SAMPLES)\b/gm)].map(([, name]) => name)
  const own = topic.replace('_MESSAGES', '_SAMPLES')
  return names.find((name) => name === own) ?? names[0] ?? own
}

interface Entry {
  readonly code: string
  readonly topic: Topic
  readonly options: Options
}

/** Adds the message to its topic, with a kind if one is given. */
function worded(root: string, { name, code, topic, options }: Entry & { name?: string }): string {
  const text = readFileSync(join(root, topic.path), 'utf8')
  const message = messageOf(phrase(options, 'message'))
  const kind = options.get('kind')
  if (kind === undefined) return withEntry(text, topic.name, `${code}: ${message}`)
  const { path, list, wrap, from } = KINDS[name ?? ''] ?? OF_CLIENTS
  const kinds = keysIn(parse(readFileSync(join(root, path), 'utf8')), list)
  if (!kinds.includes(kind)) throw refusal('--kind', `has to be one of ${kinds.join(', ')}`)
  const added = withEntry(text, topic.name, `${code}: ${wrap}('${kind}', ${message})`)
  return text.includes(` ${wrap}(`) ? added : withImport(added, `import { ${wrap} } from '${from}'`)
}

/** Adds the explanation after the topic's last one. */
function explained(
  root: string,
  { folder, code, topic, options }: Entry & { folder: string },
): Files {
  const path = `${folder}/src/errors/explanations.ts`
  const text = readFileSync(join(root, path), 'utf8')
  const entry = `${code}: ${quoted(sentence(options, 'explanation'))}`
  const known = keysIn(parse(text), 'EXPLANATIONS')
  const last = topic.codes.findLast((each) => known.includes(each))
  const place = last === undefined ? {} : { after: `${last}:` }
  return { [path]: withEntry(text, 'EXPLANATIONS', entry, place) }
}
