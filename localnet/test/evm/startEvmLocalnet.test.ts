import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { networkByChainId } from '@mintline/core/networks'
import {
  clientWallet,
  connectChain,
  createDropClient,
  deployedDrop,
  deployTransaction,
  fetchDropState,
  implementationTransaction,
  sendTransaction,
} from '@mintline/evm'
import { expect } from 'chai'
import { createClient, http } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { getCode } from 'viem/actions'
import { deploySampleDrop, type EvmLocalnet, startEvmLocalnet } from '../../src/evm/index.ts'
import { LocalnetError } from '../../src/index.ts'
import { failureOf } from '../_setup.ts'

const MNEMONIC = 'test test test test test test test test test test test junk'

describe('startEvmLocalnet', () => {
  let folder: string
  const running: EvmLocalnet[] = []

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'mintline-evm-'))
  })
  afterEach(async () => {
    for (const network of running.splice(0)) await network.close()
    rmSync(folder, { recursive: true, force: true })
  })

  async function start(options: Parameters<typeof startEvmLocalnet>[0] = {}) {
    const network = await startEvmLocalnet({ port: 0, ...options })
    running.push(network)
    return network
  }

  const stop = async (network: EvmLocalnet) => {
    running.splice(running.indexOf(network), 1)
    await network.close()
  }

  /** A wallet for an account from anvil's mnemonic, which signs locally. */
  function walletOn({ rpcUrl }: EvmLocalnet, addressIndex: number) {
    const account = mnemonicToAccount(MNEMONIC, { addressIndex })
    return clientWallet(createClient({ account, transport: http(rpcUrl) }))
  }

  it('has both implementations, at the same addresses on every network', async () => {
    const network = await start()
    const { client } = connectChain(network.rpcUrl)

    expect(network.implementations).to.deep.equal({
      erc721: '0xfef480c8e7a7871b10fbc55b01be074668fe1fb4',
      erc1155: '0x836bafe9cbeec6d80957b3effc9f8b8186cacb36',
    })
    for (const variant of ['erc721', 'erc1155'] as const) {
      const code = await getCode(client, {
        address: network.implementations[variant] as `0x${string}`,
      })
      // Runtime code stands at the end of creation code.
      expect(implementationTransaction(variant).data.endsWith((code ?? '').slice(-200))).to.equal(
        true,
      )
    }
  })

  it('deploys drops of its implementations', async () => {
    const network = await start()
    const wallet = walletOn(network, 3)
    const { address } = wallet
    const share = { valueBp: 0, recipient: address }

    const { receipt } = await sendTransaction(connectChain(network.rpcUrl), {
      wallet,
      network: networkByChainId(31_337),
      transaction: deployTransaction(network.implementations.erc1155, {
        admin: address,
        name: 'Mine',
        symbol: 'MINE',
        contractUri: '',
        saleRecipient: address,
        royalty: share,
        platformFee: share,
      }),
    })

    const contract = `ETHEREUM:${deployedDrop(receipt)}:0`
    const state = await fetchDropState(connectChain(network.rpcUrl), { contract })
    expect(state.variant).to.equal('erc1155')
  })

  it('has a sample drop to mint from, deployed once', async () => {
    const network = await start({ stateFolder: folder })
    const contract = await deploySampleDrop(network)
    const connection = connectChain(network.rpcUrl, { pollingInterval: 20 })
    const drop = createDropClient({ connection, contract })

    const { items } = await drop.mintItems({ wallet: walletOn(network, 2), quantity: 2n })
    const { conditions, royalty, platformFee } = await fetchDropState(connection, { contract })

    for (const [at, { metadata }] of items.entries()) {
      expect(metadata).to.have.property('name', `Local tide ${at + 1}`)
      expect(metadata)
        .to.have.property('image')
        .that.matches(/^data:image\/svg\+xml;base64,/)
    }
    expect(items).to.have.length(2)
    expect(conditions.map(({ pricePerToken }) => pricePerToken)).to.deep.equal([
      5n * 10n ** 15n,
      10n * 10n ** 15n,
      20n * 10n ** 15n,
    ])
    const recipient = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'
    expect(royalty).to.deep.equal({ valueBp: 500, recipient })
    expect(platformFee).to.deep.include({ type: 'percentage', valueBp: 300 })

    // When the network is started again, then the drop is still there, with its claims
    await stop(network)
    const again = await start({ stateFolder: folder })
    expect(await deploySampleDrop(again)).to.equal(contract)
    const kept = await fetchDropState(connectChain(again.rpcUrl), { contract })
    expect(kept.conditions.map(({ supplyClaimed }) => supplyClaimed)).to.deep.equal([2n, 0n, 0n])
    await stop(again)

    // And --reset forgets it
    const fresh = await start({ stateFolder: folder, reset: true })
    expect(await getCode(connectChain(fresh.rpcUrl).client, addressOf(contract))).to.equal(
      undefined,
    )
  })

  it('writes its state while it runs, so that a crash loses little', async () => {
    const network = await start({ stateFolder: folder })
    const contract = await deploySampleDrop(network)
    const { address } = addressOf(contract)

    // When the process ends without having written its state at the end
    const crashed = join(folder, 'crashed')
    mkdirSync(join(crashed, 'evm'), { recursive: true })
    const written = await writtenWith(join(folder, 'evm', 'state.json'), address)
    writeFileSync(join(crashed, 'evm', 'state.json'), written)

    // Then the next one goes on from there
    const again = await start({ stateFolder: crashed })
    const { conditions } = await fetchDropState(connectChain(again.rpcUrl), { contract })
    expect(conditions).to.have.length(3)
  })

  it('error: a port in use', async () => {
    const holder = createServer().listen(0, '127.0.0.1')
    await once(holder, 'listening')
    const address = holder.address()
    const port = typeof address === 'object' && address ? address.port : 0

    const failure = await failureOf(startEvmLocalnet({ port, stateFolder: folder }))

    expect(failure).to.be.instanceOf(LocalnetError).with.property('code', 'PORT_IN_USE')
    expect(failure.message).to.equal(
      `Port ${port} is already in use. Stop the program that uses it or choose another port with --evm-port.`,
    )
    holder.close()
    // And the folder can be used again
    await start({ stateFolder: folder })
  })

  it('error: an unreadable state file', async () => {
    await stop(await start({ stateFolder: folder }))
    const file = join(folder, 'evm', 'state.json')
    writeFileSync(file, readFileSync(file, 'utf8').slice(0, 1_000))

    const failure = await failureOf(startEvmLocalnet({ port: 0, stateFolder: folder }))

    expect(failure).to.be.instanceOf(LocalnetError).with.property('code', 'BAD_STATE')
    expect(failure.message).to.equal(
      `The state of the EVM network in ${file} cannot be read. Start with --reset to delete it.`,
    )
    await start({ stateFolder: folder, reset: true })
  })
})

/** Reads a state file once it is whole and contains an address; it may be written while it is read. */
async function writtenWith(file: string, address: string): Promise<string> {
  for (;;) {
    const state = existsSync(file) ? readFileSync(file, 'utf8') : ''
    if (state.includes(address) && isJson(state)) return state
    await sleep(50)
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

function addressOf(contract: string) {
  return { address: contract.slice('ETHEREUM:'.length) as `0x${string}` }
}
