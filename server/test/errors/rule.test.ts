import { testMessageRule } from '../../../clients/core/test/errors/_messageRule.ts'
import type { SERVER_MESSAGES } from '../../src/errors/catalogue.ts'
import { ServerError } from '../../src/errors/serverError.ts'
import { SERVER_SAMPLES } from './_samples.ts'

type Code = keyof typeof SERVER_MESSAGES

const SAMPLES = Object.fromEntries(
  (Object.keys(SERVER_SAMPLES) as Code[]).map((code) => [
    code,
    new ServerError(code, SERVER_SAMPLES[code]),
  ]),
)

describe('message rules of the server', () => {
  testMessageRule(SAMPLES)
})
