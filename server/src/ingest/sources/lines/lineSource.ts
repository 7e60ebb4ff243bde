import type { Blockchain } from '@mintline/core/networks'
import { ServerError } from '../../../errors/serverError.ts'

/** A line's content with its number, from 1. */
export interface NumberedLine<Content> {
  readonly number: number
  readonly content: Content
}

/** Codes of lines that are refused. */
type LineCode = 'LINE_MALFORMED' | 'LINE_WITHOUT_NODE' | 'LINE_TOO_EARLY' | 'LINE_REPLACED'

/** A line that is refused. */
export interface LineRefusal {
  readonly number: number
  readonly error: ServerError<LineCode>
}

/** Recorded lines of one blockchain, which are read as its source reads what a node answers. */
export interface LineSource<Content = unknown> {
  readonly blockchain: Blockchain
  /**
   * Parses the fields of a line besides its blockchain.
   *
   * @throws LineProblem
   */
  parse(fields: Readonly<Record<string, unknown>>): Content
  /** Place of a line on its chain: slot, number or version. */
  positionOf(content: Content): number
  /**
   * Finds the lines that the node contradicts or does not know yet.
   *
   * @throws OTHER_CHAIN, NODE_NOT_AVAILABLE, NODE_RATE_LIMITED, NODE_REFUSED, NODE_FORBIDDEN, errors of the database, or
   *   the reason of the signal.
   */
  refusals(lines: readonly NumberedLine<Content>[]): Promise<readonly LineRefusal[]>
  /**
   * Writes what lines tell, without moving the cursor of the chain. They may be in any order, and there already.
   *
   * @returns Number of activities that were not there.
   * @throws What `refusals` throws, but OTHER_CHAIN.
   */
  apply(contents: readonly Content[]): Promise<number>
}

const PROBLEM = 'LineProblem'

/** A fault in the form of a line, as the end of a sentence about it: `is not JSON`. */
export class LineProblem extends Error {
  override readonly name = PROBLEM
}

/** True for a fault in the form of a line. */
export function isLineProblem(error: unknown): error is LineProblem {
  // By name, not by class: a source that is loaded later may come with a copy of its own, as it does in tests.
  return error instanceof Error && error.name === PROBLEM
}

/**
 * Refuses fields that lines of a blockchain do not have.
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

/** The refusal of a line of a block or transaction that comes too early. */
export function tooEarly(
  number: number,
  context: { readonly place: string; readonly blockchain: Blockchain; readonly last: number },
): LineRefusal {
  return { number, error: new ServerError('LINE_TOO_EARLY', { line: number, ...context }) }
}

/** The refusal of a line of a block or transaction that the chain does not have. */
export function replaced(number: number, thing: string, fault: string): LineRefusal {
  return { number, error: new ServerError('LINE_REPLACED', { line: number, thing, fault }) }
}
