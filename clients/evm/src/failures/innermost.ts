import { isNodeError } from '@mintline/core/node'
import { BaseError } from 'viem'
import { nodeFailure } from '../chain/nodeFailure.ts'

/** Returns the innermost error, without viem's wrappers, whose messages list every possible cause. */
export function innermost(error: unknown): unknown {
  let said = error
  while ((said instanceof BaseError || isNodeError(said)) && said.cause !== undefined) {
    said = said.cause
  }
  return said instanceof BaseError ? nodeFailure(said) : said
}
