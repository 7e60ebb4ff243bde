import type { InputProblem } from '@mintline/core'
import type { DocumentAttribute } from '../documents/index.ts'

/** Texts and traits of an item from a list. */
export interface TraitRow {
  /** Line of a CSV file, or place in a JSON list, from 1. */
  readonly row: number
  /** As it stands in the list; undefined = the list names a file. */
  readonly number: number | undefined
  /** Name of a file, with or without its ending; undefined = the list has a number. */
  readonly file: string | undefined
  /** Undefined = that of the template. */
  readonly name: string | undefined
  /** Undefined = that of the template. */
  readonly description: string | undefined
  /** Undefined = that of the template. */
  readonly externalUrl: string | undefined
  readonly attributes: readonly DocumentAttribute[]
}

/** Rows of a list, and everything that is wrong with it. */
export interface ParsedTraits {
  readonly rows: readonly TraitRow[]
  readonly problems: readonly InputProblem[]
}

/** A number of an item as text; undefined where it is none. */
export function numberIn(text: string): number | undefined {
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined
}
