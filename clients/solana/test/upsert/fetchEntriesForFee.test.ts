import type { Localnet } from '@mintline/localnet'
import { expect } from 'chai'
import { fetchEntriesForFee } from '../../src/allowlist/fetchEntriesForFee.ts'
import { upsertAllowlist } from '../../src/allowlist/upsert/upsertAllowlist.ts'
import { fetchCollectionInfo } from '../../src/reads/fetchCollectionInfo.ts'
import { startPrograms } from '../localnet.ts'
import { entriesOf, walletOf } from './_entries.ts'
import { inputOf, NO_PRIORITY_FEE, startList, termsOf } from './_list.ts'

describe('fetchEntriesForFee', () => {
  let localnet: Localnet
  before(async () => {
    localnet = await startPrograms()
  })
  after(() => localnet.close())

  it('reads the entries of a collection whose flat fee rises, without requests otherwise', async () => {
    // Given three entries of a collection with a flat fee of 500 lamports
    const recipients = [{ address: walletOf('platform').publicKey, share: 100 }]
    const platformFee = { platformFeeValue: 500n, isFeeFlat: true, recipients }
    const list = await startList(localnet, 'FEES', { platformFee })
    const entries = entriesOf('fees', 4).slice(1)
    await upsertAllowlist(list.session, { ...inputOf(list), entries }, NO_PRIORITY_FEE)
    const info = await fetchCollectionInfo(list.connection, list.drop.address)

    // When fees are about to change, then only a higher flat one needs them
    const found = async (fee: { platformFeeValue: bigint; isFeeFlat: boolean }) => {
      const wanted = { ...fee, recipients: info.platformFees.recipients }
      return termsOf(await fetchEntriesForFee(list.connection, { info, platformFee: wanted }))
    }
    expect(await found({ platformFeeValue: 501n, isFeeFlat: true })).to.deep.equal(termsOf(entries))
    expect(await found({ platformFeeValue: 500n, isFeeFlat: true })).to.deep.equal([])
    expect(await found({ platformFeeValue: 501n, isFeeFlat: false })).to.deep.equal([])
  })
})
