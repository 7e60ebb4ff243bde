import type { DropChange, DropValue } from '@mintline/core/drop'
import { Moment } from '../amounts/time.ts'
import { differencePath } from '../config/termNames.ts'

/** A difference between config and chain. */
export interface Difference {
  /** Path in the config: `collection.treasury`. */
  readonly path: string
  /** Value in the config. */
  readonly config: string | Moment
  /** Value on chain. */
  readonly chain: string | Moment
}

/** Converts a drop's change to a difference between config and chain. */
export function differenceOf({ path, before, after }: DropChange): Difference {
  return { path: differencePath(path), config: textOf(after), chain: textOf(before) }
}

function textOf(value: DropValue = 'none'): string | Moment {
  return typeof value === 'string' ? value : new Moment(value.time)
}
