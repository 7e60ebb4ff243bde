import { isNodeError } from '@mintline/core'
import { BaseError } from 'viem'
import { nodeFailure } from '../chain/nodeFailure.ts'

/** What the wallet or node said, without viem's words about it, which name every cause there may be. */
export function innermost(error: unknown): unknown {
  let said = error
  while ((said instanceof BaseError || isNodeError(said)) && said.cause !== undefined) {
    said = said.cause
  }
  return said instanceof BaseError ? nodeFailure(said) : said
}
