import { describe, expect, it } from 'vitest'
import { helpTopic } from './helpTopics.ts'

describe('helpTopic', () => {
  it('is about the page', () => {
    expect(helpTopic('/deploy').title).toBe('Deploy a collection')
    expect(helpTopic('/collections/$collection/').title).toBe('Overview')
    expect(helpTopic('/collections/$collection/holders').title).toBe('Holders')
  })

  it('is about the first page where an address is unknown', () => {
    expect(helpTopic('/nowhere').title).toBe('Collections')
  })
})
