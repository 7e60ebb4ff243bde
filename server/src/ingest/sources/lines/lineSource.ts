import type { Blockchain } from '@mintline/core/networks'
import { ServerError } from '../../../errors/serverError.ts'

/** A line's content with its number, from 1. */
export interface NumberedLine<Content> {
  readonly number: number
  readonly content: Content
}

/** Error codes for refused lines. */
type LineCode = 'LINE_MALFORMED' | 'LINE_WITHOUT_NODE' | 'LINE_TOO_EARLY' | 'LINE_REPLACED'

/** A refused line. */
export interface LineRefusal {
  readonly number: number
  readonly error: ServerError<LineCode>
}

/** A blockchain's recorded lines, read in the same way as its node's answers. */
export interface LineSource<Content = unknown> {
  readonly blockchain: Blockchain
  /**
   * Parses a line's fields besides its blockchain.
   *
   * @throws LineProblem
   */
  parse(fields: Readonly<Record<string, unknown>>): Content
  /** Returns a line's position on its chain: slot, number or version. */
  positionOf(content: Content): number
  /**
   * Finds lines that the node contradicts or does not know yet.
   *
   * @throws OTHER_CHAIN, NODE_NOT_AVAILABLE, NODE_RATE_LIMITED, NODE_REFUSED, NODE_FORBIDDEN, database errors, or the
   *   signal's reason.
   */
  refusals(lines: readonly NumberedLine<Content>[]): Promise<readonly LineRefusal[]>
  /**
   * Writes lines without moving the chain's cursor. They may be in any order, and written already.
   *
   * @returns Number of new activities.
   * @throws What `refusals` throws, except OTHER_CHAIN.
   */
  apply(contents: readonly Content[]): Promise<number>
}

const PROBLEM = 'LineProblem'

/** A malformed line, with a message that ends a sentence about it: `is not JSON`. */
export class LineProblem extends Error {
  override readonly name = PROBLEM
}

/** Returns true for a `LineProblem`. */
export function isLineProblem(error: unknown): error is LineProblem {
  // By name, not by class: a source that is loaded later may bring its own copy, as happens in tests.
  return error instanceof Error && error.name === PROBLEM
}

/**
 * Refuses unknown fields.
 *
 * @throws LineProblem
 */
export function assertFields(
  fields: Readonly<Record<string, unknown>>,
  names: readonly string[],
): void {
  for (const name of Object.keys(fields)) {
    if (names.includes(name)) continue
    const known = ['blockchain', ...names].join(', ')
    throw new LineProblem(
      `has the field ${JSON.stringify(name.slice(0, 100))}, which is none of ${known}`,
    )
  }
}

/** Creates the refusal for a line whose block or transaction comes too early. */
export function tooEarly(
  number: number,
  context: { readonly place: string; readonly blockchain: Blockchain; readonly last: number },
): LineRefusal {
  return { number, error: new ServerError('LINE_TOO_EARLY', { line: number, ...context }) }
}

/** Creates the refusal for a line whose block or transaction is not on the chain. */
export function replaced(number: number, thing: string, fault: string): LineRefusal {
  return { number, error: new ServerError('LINE_REPLACED', { line: number, thing, fault }) }
}
