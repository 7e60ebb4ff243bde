import type { InputProblem } from '@mintline/core/errors'
import type { DocumentAttribute } from '../documents/index.ts'

/** An item's texts and traits from a list. */
export interface TraitRow {
  /** Line in a CSV file, or position in a JSON list, from 1. */
  readonly row: number
  /** Number as written in the list; undefined = the list names a file. */
  readonly number: number | undefined
  /** File name, with or without its extension; undefined = the list has a number. */
  readonly file: string | undefined
  /** Undefined = the template's. */
  readonly name: string | undefined
  /** Undefined = the template's. */
  readonly description: string | undefined
  /** Undefined = the template's. */
  readonly externalUrl: string | undefined
  readonly attributes: readonly DocumentAttribute[]
}

/** A list's rows, and everything wrong with it. */
export interface ParsedTraits {
  readonly rows: readonly TraitRow[]
  readonly problems: readonly InputProblem[]
}

/** Parses an item's number; undefined = not a number. */
export function numberIn(text: string): number | undefined {
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined
}
