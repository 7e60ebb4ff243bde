import { CoreError } from '@mintline/core'
import { describe, expect, it } from 'vitest'
import { nodeFailureOf, nodeProblem } from './nodeProblem.ts'

const ONE = ['https://one.example/secret-key']
const SEVERAL = [...ONE, 'https://two.example/']

describe('nodeProblem', () => {
  it('names hosts and nothing more', () => {
    expect(nodeProblem(ONE, 'silent')).toBe('one.example does not answer')
    expect(nodeProblem(ONE, 'forbidden')).toBe('one.example refuses requests from here (403)')
    expect(nodeProblem(ONE, 'rate limited')).toBe('one.example limits requests (429)')
  })

  it('names all nodes if there are several', () => {
    const hosts = 'one.example, two.example'
    expect(nodeProblem(SEVERAL, 'silent')).toBe(`None of these nodes answers: ${hosts}`)
    expect(nodeProblem(SEVERAL, 'forbidden')).toBe(
      `These nodes refuse requests from here (403): ${hosts}`,
    )
    expect(nodeProblem(SEVERAL, 'rate limited')).toBe(`These nodes limit requests (429): ${hosts}`)
  })
})

it('tells refusals from silence', () => {
  const told = { method: 'getGenesisHash', reason: '403 Forbidden' }
  expect(nodeFailureOf(new CoreError('NODE_FORBIDDEN', { ...told, status: 403 }))).toBe('forbidden')
  expect(nodeFailureOf(new CoreError('NODE_RATE_LIMITED', { ...told, status: 429 }))).toBe(
    'rate limited',
  )
  expect(nodeFailureOf(new CoreError('NODE_NOT_AVAILABLE', told))).toBe('silent')
  expect(nodeFailureOf(new Error('timed out'))).toBe('silent')
})
