import { describe, expect, it } from 'vitest'
import { withStage } from './steps.ts'

const STEPS = [
  { id: '0', title: 'Add phase 1', stage: undefined, signature: undefined },
  { id: '1', title: 'Add phase 2', stage: undefined, signature: undefined },
]

describe('withStage', () => {
  it('advances one step and leaves the others', () => {
    const [first, second] = withStage(STEPS, { index: 1, stage: 'sent', signature: 'S' })
    expect(first).toEqual(STEPS[0])
    expect(second).toEqual({ id: '1', title: 'Add phase 2', stage: 'sent', signature: 'S' })
  })

  it('keeps a known signature', () => {
    const sent = withStage(STEPS, { index: 0, stage: 'sent', signature: 'S' })
    const [first] = withStage(sent, { index: 0, stage: 'expired', signature: undefined })
    expect(first).toEqual({ id: '0', title: 'Add phase 1', stage: 'expired', signature: 'S' })
  })
})
