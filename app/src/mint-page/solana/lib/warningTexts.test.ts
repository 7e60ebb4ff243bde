import { describe, expect, it } from 'vitest'
import { warningTexts } from './warningTexts.ts'

describe('warningTexts', () => {
  it('mentions funded receivers once, without amounts and addresses', () => {
    const funded = (address: string) => ({
      code: 'RECEIVER_FUNDED',
      message: `${address} holds too little to be paid, so the mint adds 0.00089088 SOL`,
    })
    const other = { code: 'OTHER', message: 'Something else.' }
    expect(warningTexts([funded('one'), other, funded('two')])).toEqual([
      'A wallet that this mint pays holds too little, so the rent includes what it lacks.',
      'Something else.',
    ])
  })
})
