import { networkByGenesisHash } from '@mintline/core/networks'
import { expect } from 'chai'
import { latestTransactionLine } from '../src/lists/listReport.ts'
import { transactionUrl } from '../src/sending/transactionUrl.ts'

const DEVNET = 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG'

describe('links of transactions', () => {
  const devnet = { network: networkByGenesisHash(DEVNET) }
  const local = { network: undefined }

  it('lead to the network of the transaction, and are undefined on a local one', () => {
    const url = 'https://explorer.solana.com/tx/5sig?cluster=devnet'
    expect(transactionUrl(devnet, '5sig')).to.equal(url)
    expect(transactionUrl(local, '5sig')).to.equal(undefined)
  })

  it('show the latest of many, if any was sent', () => {
    const wordsOf = (cluster: Parameters<typeof transactionUrl>[0]) => ({
      urlOf: (hash: string) => transactionUrl(cluster, hash),
    })
    const line = 'latest transaction https://explorer.solana.com/tx/second?cluster=devnet'
    expect(latestTransactionLine(wordsOf(devnet), ['first', 'second'])).to.deep.equal([line])
    expect(latestTransactionLine(wordsOf(devnet), [])).to.deep.equal([])
    expect(latestTransactionLine(wordsOf(local), ['first'])).to.deep.equal([])
  })
})
