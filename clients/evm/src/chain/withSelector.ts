import { type AbiFunction, toFunctionSelector } from 'viem'
import type { SelectedFunction } from './readContracts.ts'

/** Adds the selector to an ABI function for reads; generated ABIs have theirs. */
export function withSelector<const Entry extends AbiFunction>(
  entry: Entry,
): Entry & Pick<SelectedFunction, 'selector'> {
  return { ...entry, selector: toFunctionSelector(entry) }
}
