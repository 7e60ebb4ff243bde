import { NETWORKS } from '@mintline/core'
import { expect } from 'chai'
import { historyMissing } from '../src/sending/historyMissing.ts'

describe('A transaction that its node has forgotten', () => {
  const [mainnet] = NETWORKS.SOLANA
  const host = 'node.example'

  it('is said to be unknown, never to have failed, with the place to look it up', () => {
    expect(historyMissing({ host, network: mainnet }, '5sig')).to.equal(
      'Whether it is on chain is not known: node.example keeps no history as old as that; https://explorer.solana.com/tx/5sig tells. What is left to do is worked out from what the chain holds.',
    )
    expect(historyMissing({ host, network: undefined }, '5sig')).to.contain(
      'keeps no history as old as that; a node that keeps its history tells.',
    )
  })
})
