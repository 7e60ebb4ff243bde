import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Connection, PublicKey } from '@solana/web3.js'
import { expect } from 'chai'
import { startTestNet } from '../_setup.ts'

const DISABLE_SBPF_BELOW_V3 = new PublicKey('B8JJXCy5amZyWG9r7EnUYLwzXSXTxG7GZ1qZ1qggo83g')
const FEATURE_PROGRAM = 'Feature111111111111111111111111111111111111'

describe('features', () => {
  const isActive = async (connection: Connection) => {
    const account = await connection.getAccountInfo(DISABLE_SBPF_BELOW_V3)
    return account?.owner.toBase58() === FEATURE_PROGRAM && account.data[0] === 1
  }

  it('are activated in the present slot, with the account that a validator writes', async () => {
    const { localnet, connection } = await startTestNet()
    expect(await isActive(connection)).to.equal(false)
    localnet.activateFeature(DISABLE_SBPF_BELOW_V3.toBase58())
    const account = await connection.getAccountInfo(DISABLE_SBPF_BELOW_V3)
    const slot = Number(account?.data.readBigUInt64LE(1))
    expect(await isActive(connection)).to.equal(true)
    expect(slot).to.be.within(1, await connection.getSlot())
    expect(account?.lamports).to.equal(await connection.getMinimumBalanceForRentExemption(9))
    await localnet.close()
  })

  it('stay active over a restart', async () => {
    const stateFolder = mkdtempSync(join(tmpdir(), 'localnet-'))
    after(() => rmSync(stateFolder, { recursive: true, force: true }))
    const first = await startTestNet({ stateFolder })
    first.localnet.activateFeature(DISABLE_SBPF_BELOW_V3.toBase58())
    await first.localnet.close()
    const second = await startTestNet({ stateFolder })
    expect(await isActive(second.connection)).to.equal(true)
    await second.localnet.close()
  })
})
