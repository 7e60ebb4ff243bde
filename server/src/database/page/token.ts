import { ServerError } from '../../errors/serverError.ts'
import type { PagedList, SortValue } from './pagedList.ts'
import { readSortValue, writeSortValue } from './sortValues.ts'

const VERSION = 1

/** Creates the token for the page after a row with these sort values. */
export function writeToken({ name }: PagedList, values: readonly SortValue[]): string {
  const parts = [VERSION, name, ...values.map(writeSortValue)]
  return Buffer.from(JSON.stringify(parts)).toString('base64url')
}

/**
 * Parses the sort values in a list's token.
 *
 * @throws `NOT_A_PAGE_TOKEN` if this list did not issue the token
 */
export async function readToken(list: PagedList, token: string): Promise<readonly SortValue[]> {
  const values = ownValues(list, token) ?? (await timeAndId(list, token))
  if (values === undefined) throw new ServerError('NOT_A_PAGE_TOKEN', { token })
  return values
}

function ownValues({ name, keys }: PagedList, token: string): SortValue[] | undefined {
  const [version, list, ...texts] = partsOf(token) ?? []
  if (version !== VERSION || list !== name || texts.length !== keys.length) return undefined
  return allOf(keys.map(({ kind }, index) => readSortValue(kind, texts[index])))
}

function partsOf(token: string): unknown[] | undefined {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.toString('base64url') !== token) return undefined
  try {
    const parts: unknown = JSON.parse(bytes.toString())
    return Array.isArray(parts) ? parts : undefined
  } catch {
    return undefined
  }
}

async function timeAndId(list: PagedList, token: string): Promise<SortValue[] | undefined> {
  const [, milliseconds, id] = /^([0-9]+)_(.+)$/s.exec(token) ?? []
  if (id === undefined) return undefined
  const place = await placeOf(list, id)
  return place && allOf([readSortValue('time', milliseconds), ...place])
}

/** Not async, so that it catches a malformed id but not a failing database. */
function placeOf({ readId }: PagedList, id: string) {
  try {
    return readId?.(id)
  } catch {
    return undefined
  }
}

function allOf(values: readonly (SortValue | undefined)[]): SortValue[] | undefined {
  const known = values.filter((value) => value !== undefined)
  return known.length === values.length ? known : undefined
}
