import { expect } from 'chai'
import { type CORE_MESSAGES, CoreError, type ErrorContext } from '../../src/errors/index.ts'

/** Messages about nodes: code, context, text. */
const EXAMPLES = [
  example(
    'NODE_NOT_AVAILABLE',
    { method: 'getSlot', reason: '502 Bad Gateway' },
    'The node did not answer getSlot: 502 Bad Gateway. Try again, or use another node',
  ),
  example(
    'NODE_REFUSED',
    { method: 'getSlot', reason: 'Method not found' },
    'The node refused getSlot: Method not found',
  ),
  example(
    'NODE_FORBIDDEN',
    { method: 'getSlot', status: 403, reason: '403 Forbidden' },
    'The node refuses requests from here (403). Use another node',
  ),
  example(
    'NODE_RATE_LIMITED',
    { method: 'getSlot', status: 429, reason: '429 Too Many Requests' },
    'The node limits requests (429). Wait a minute, or use another node',
  ),
]

function example<Code extends keyof typeof CORE_MESSAGES>(
  code: Code,
  context: ErrorContext<Code>,
  text: string,
) {
  return { code, error: new CoreError(code, context), text }
}

describe('Node messages', () => {
  for (const { code, error, text } of EXAMPLES) {
    it(`${code}: ${text}`, () => {
      expect(error.message).to.equal(text)
      expect(error.code).to.equal(code)
    })
  }
})
