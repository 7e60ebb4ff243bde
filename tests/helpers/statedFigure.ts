import { expect } from 'chai'
import { readDocument } from './documents.ts'

const FIGURE = '{}'
const NUMBER = '(\\d[\\d,]*(?:\\.\\d+)?)'

/**
 * Expects that a document states a measured figure: the difference is less than one in its last digit, so that counts
 * are exact.
 *
 * @param document - relative to the root
 * @param words - from the document, with `{}` in the figure's place; line breaks count as spaces
 * @param measured - in the document's unit
 */
export function expectStated(document: string, words: string, measured: number): void {
  const text = statedFigure(document, words)
  const digits = /\.(\d+)/.exec(text)?.[1]?.length ?? 0
  const difference = Math.abs(numberOf(text) - measured)
  const message = `${document} says ${text}, but "${words}" is ${measured}`
  expect(difference, message).to.be.lessThan(10 ** -digits)
}

/** Returns the figure as the document writes it, such as `10,000` or `1.5`. */
export function statedFigure(document: string, words: string): string {
  const text = readDocument(document).replace(/\s+/g, ' ')
  const pattern = words.split(FIGURE).map(escaped).join(NUMBER)
  const [, figure, ...others] = [...text.matchAll(new RegExp(pattern, 'g'))].flat()
  if (figure === undefined) throw new Error(`${document} does not say "${words}"`)
  if (others.length > 0) throw new Error(`${document} says "${words}" more than once`)
  return figure
}

/** Converts a figure in a document to a number. */
export function numberOf(figure: string): number {
  return Number(figure.replaceAll(',', ''))
}

function escaped(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
