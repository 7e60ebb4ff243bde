import { type AbiFunction, toFunctionSelector } from 'viem'
import type { SelectedFunction } from './readContracts.ts'

/** A function of an ABI with its selector, as reads take it; generated ABIs have theirs. */
export function withSelector<const Entry extends AbiFunction>(
  entry: Entry,
): Entry & Pick<SelectedFunction, 'selector'> {
  return { ...entry, selector: toFunctionSelector(entry) }
}
