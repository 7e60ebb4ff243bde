import { testMessageRule } from '../../../core/test/errors/_messageRule.ts'
import { AptosClientError } from '../../src/errors/aptosClientError.ts'
import { APTOS_MESSAGES } from '../../src/errors/catalogue.ts'
import { APTOS_SAMPLES } from './_samples.ts'

type Code = keyof typeof APTOS_MESSAGES

const SAMPLES = Object.fromEntries(
  (Object.keys(APTOS_MESSAGES) as Code[]).map((code) => [
    code,
    new AptosClientError(code, APTOS_SAMPLES[code]),
  ]),
)

describe('message rules on Aptos', () => {
  testMessageRule(SAMPLES)
})
