import type { preValidationHookHandler } from 'fastify'
import { Type } from 'typebox'
import { ApiError } from './apiError.ts'
import { type Call, isQueried } from './contract/call.ts'
import { quoted } from './parsing/inputFault.ts'

/**
 * Creates a step before validation that reads `blockchains[]=` as `blockchains=`, and refuses a misspelled parameter,
 * which would be ignored otherwise. Parameters that resemble none of the call's are ignored.
 */
export function queryNames(
  call: Pick<Call, 'method' | 'query' | 'body'>,
): preValidationHookHandler {
  const { query = {}, body } = call
  const fields =
    body && isQueried(call) && Type.IsObject(body.schema)
      ? [body.name, ...Object.keys(body.schema.properties)]
      : []
  const known = [...Object.keys(query), ...fields]
  return (request, _reply, done) => {
    const given = request.query as Record<string, unknown>
    for (const name of Object.keys(given)) {
      if (known.includes(name)) continue
      if (name.endsWith('[]') && known.includes(name.slice(0, -2))) {
        const plain = name.slice(0, -2)
        given[plain] = [given[plain] ?? [], given[name]].flat()
        delete given[name]
        continue
      }
      const meant = known.find((each) => isNear(name, each))
      if (meant === undefined) continue
      const message = `${quoted(name)} is no parameter of this call. Did you mean ${meant}?`
      done(new ApiError('validation', message))
      return
    }
    done()
  }
}

/** Returns true for a likely typo: one change in four to six letters, two in more. */
function isNear(name: string, known: string): boolean {
  const [one, other] = [name.toLowerCase(), known.toLowerCase()]
  if (one === other) return true
  const slips = known.length < 4 ? 0 : known.length < 7 ? 1 : 2
  return Math.abs(one.length - other.length) <= slips && distance(one, other) <= slips
}

/** Returns the edit distance: letters to add, leave out, replace, or swap with their neighbour. */
function distance(one: string, other: string): number {
  let rows: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)]
  for (let row = 1; row <= one.length; row += 1) {
    const [before, last] = rows
    const next = [row]
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1]
      const isSwapped = row > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]
      next[at] = Math.min(
        (last[at] ?? 0) + 1,
        (next[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped && at > 1 ? (before[at - 2] ?? 0) + 1 : Infinity,
      )
    }
    rows = [last, next]
  }
  return rows[1][other.length] ?? 0
}
