import { describe, expect, it } from 'vitest'
import { progressFacts } from './mintSteps.ts'

const MINT = { quantity: 2n, hash: undefined, approval: undefined }

describe('progressFacts', () => {
  it('has one step in the wallet for a price in the native coin', () => {
    const { steps, current } = progressFacts({ ...MINT, stage: 'sending' }, [])
    expect(steps).toEqual([
      { name: 'Mint 2 items', state: 'approve it in your wallet' },
      { name: 'Read your items' },
    ])
    expect(current).toBe(0)
  })

  it('has two for a price in tokens, the approval first', () => {
    const paid = { ...MINT, approval: '10 COIN' }
    const states = (['approving', 'sending', 'confirming', 'reading items'] as const).map((stage) =>
      progressFacts({ ...paid, stage }, []),
    )
    expect(states.map(({ current }) => current)).toEqual([0, 1, 1, 2])
    expect(states.map(({ steps }) => steps.map(({ state }) => state))).toEqual([
      ['approve it in your wallet', undefined, undefined],
      ['confirmed', 'approve it in your wallet', undefined],
      ['confirmed', 'sent', undefined],
      ['confirmed', 'confirmed', undefined],
    ])
    const sent = progressFacts({ ...paid, stage: 'approving', hash: '0x1' }, ['0x1'])
    expect(sent.steps[0]).toEqual({ name: 'Approve 10 COIN', state: 'sent' })
  })

  it('counts as sent once the mint is, not its approval', () => {
    const stages = ['checking', 'approving', 'sending', 'confirming', 'reading items'] as const
    for (const approval of [undefined, '10 COIN']) {
      const sent = stages.filter(
        (stage) => progressFacts({ ...MINT, approval, stage, hash: '0x1' }, ['0x1']).isSent,
      )
      expect(sent).toEqual(['confirming', 'reading items'])
    }
  })

  it('says that others may have to sign while no node knows the transaction', () => {
    const unseen = { ...MINT, stage: 'confirming', isUnseen: true } as const
    const { sentence, note, isSent } = progressFacts(unseen, [])
    expect(sentence).toBe('The network does not know the transaction of your wallet yet.')
    expect(note).toContain('its other owners may have to sign first')
    expect(isSent).toBe(true)
    const approving = progressFacts({ ...unseen, stage: 'approving', approval: '10 COIN' }, [])
    expect(approving.note).toBe(note)
    expect(approving.steps[0]).toEqual({ name: 'Approve 10 COIN', state: 'sent' })
  })

  it('has a step of its own for an approval that is left over', () => {
    const paid = { ...MINT, approval: '10 COIN', leftOver: '5 COIN' }
    const stages = ['resetting approval', 'approving', 'sending', 'reading items'] as const
    const shown = stages.map((stage) => progressFacts({ ...paid, stage }, []))
    expect(shown[0]?.steps[0]).toEqual({
      name: 'Set the left-over approval of 5 COIN to 0',
      state: 'approve it in your wallet',
    })
    expect(shown.map(({ current }) => current)).toEqual([0, 1, 2, 3])
    expect(shown[1]?.steps.map(({ state }) => state)).toEqual([
      'confirmed',
      'approve it in your wallet',
      undefined,
      undefined,
    ])
  })
})
