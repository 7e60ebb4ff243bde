import type { ErrorContext } from '@mintline/core'
import { testMessageRule } from '../../../core/test/errors/_messageRule.ts'
import { type ASSET_MESSAGES, AssetsError } from '../../src/index.ts'
import { ASSET_SAMPLES } from './_samples.ts'

const samples = Object.entries(ASSET_SAMPLES) as [
  keyof typeof ASSET_MESSAGES,
  ErrorContext<keyof typeof ASSET_MESSAGES>,
][]

describe('Message rules of assets', () => {
  testMessageRule(
    Object.fromEntries(samples.map(([code, context]) => [code, new AssetsError(code, context)])),
  )
})
