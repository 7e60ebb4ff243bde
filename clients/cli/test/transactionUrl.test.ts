import { networkByGenesisHash } from '@mintline/core/networks'
import { expect } from 'chai'
import { latestTransactionLine, transactionUrl } from '../src/sending/transactionUrl.ts'

const DEVNET = 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG'

describe('links of transactions', () => {
  const devnet = { network: networkByGenesisHash(DEVNET) }
  const local = { network: undefined }

  it('lead to the network that they were sent to, and nowhere on one of your own', () => {
    const url = 'https://explorer.solana.com/tx/5sig?cluster=devnet'
    expect(transactionUrl(devnet, '5sig')).to.equal(url)
    expect(transactionUrl(local, '5sig')).to.equal(undefined)
  })

  it('name the latest of many, where any was sent', () => {
    const line = 'latest transaction https://explorer.solana.com/tx/second?cluster=devnet'
    expect(latestTransactionLine(devnet, ['first', 'second'])).to.deep.equal([line])
    expect(latestTransactionLine(devnet, [])).to.deep.equal([])
    expect(latestTransactionLine(local, ['first'])).to.deep.equal([])
  })
})
