import { type TSchema, Type } from 'typebox'
import type { Call } from './call.ts'

/** Returns a call's description for authors of clients: its own text, then what holds for all calls like it. */
export function descriptionOf(call: Call): string | undefined {
  const { description, bearer, knowsCaller, answer, continues, params, body, deprecated } = call
  const sentences = [
    ...(description ? [description] : []),
    ...(bearer ? ['Acts for the signed-in user: the token is required, and 401 without it'] : []),
    ...(knowsCaller ? ['Answers everybody; the token of a signed-in user is optional'] : []),
    ...(continues
      ? ['The header x-continuation has the token of the next page; the last page has none']
      : []),
    ...(isPaged(answer)
      ? ['The continuation of a page is the token of the next one; the last page has none']
      : []),
    ...(params && call.errors.endsWith('404')
      ? ['404 where the path names something unknown']
      : []),
    ...(body?.optional ? ['The body may be left out'] : []),
    ...(deprecated ? ['Replaced by another call, and kept for older clients'] : []),
  ]
  return sentences.length > 0 ? sentences.map(ended).join(' ') : undefined
}

function isPaged(answer: TSchema | undefined): boolean {
  return answer !== undefined && Type.IsObject(answer) && 'continuation' in answer.properties
}

const ended = (sentence: string): string => (sentence.endsWith('.') ? sentence : `${sentence}.`)
