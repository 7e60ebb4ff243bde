import { parseDocument } from '@mintline/assets/documents'
import { asSentence, type InputProblem, parseJson } from '@mintline/core'

const INDEX = /^\d+$/

/** Departures of a metadata document from the Metaplex standard, a sentence each. */
export function documentProblems(content: Uint8Array): string[] {
  const document = parseJson(content)
  return parseDocument(content, '').problems.map(({ path, message }) => {
    const isMissing = path !== '' && valueAt(document, path) === undefined
    return sentenceOf({
      path,
      message: isMissing ? message.replace(' must ', ' is missing: it must ') : message,
    })
  })
}

function valueAt(document: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, part) => new Map(Object.entries(value ?? {})).get(part), document)
}

/** The problem with its place in lists, where people count from 1. */
function sentenceOf({ path, message }: Pick<InputProblem, 'path' | 'message'>): string {
  const parts = path.split('.')
  const at = parts.findLastIndex((part) => INDEX.test(part))
  if (at < 0) return asSentence(message)
  const entry = `Entry ${Number(parts[at]) + 1} of "${parts[at - 1]}"`
  const isEntryItself = at === parts.length - 1
  return asSentence(
    isEntryItself ? message.replace(`"${parts[at]}"`, entry) : `${entry}: ${message}`,
  )
}
