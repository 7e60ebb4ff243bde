import { Account, type Ed25519Account, Ed25519PrivateKey } from '@aptos-labs/ts-sdk'
import { publishDropMachine } from '@mintline/localnet/aptos'
import { startNetwork, type TestNetwork } from '../../../aptos/test/support/network.ts'
import { Workplace } from '../_command.ts'

export { describeOnNetwork, START, type TestNetwork } from '../../../aptos/test/support/network.ts'

/** Octas in one APT. */
export const APT = 100_000_000n

/** Starts a network whose drop machine is at the address that commands know. */
export async function startAptos(): Promise<TestNetwork> {
  const network = await startNetwork()
  await publishDropMachine(network)
  return network
}

/** Creates a workplace for commands on a network, with a key in the environment; undefined = no key. */
export function aptosWorkplace(
  { nodeUrl, faucetUrl }: Pick<TestNetwork, 'nodeUrl' | 'faucetUrl'>,
  account?: Account,
): Workplace {
  return new Workplace(['--url', nodeUrl], {
    MINTLINE_APTOS_FAUCET: faucetUrl,
    ...(account && { MINTLINE_APTOS_PRIVATE_KEY: keyOf(account) }),
  })
}

/** Returns an account's private key, as AIP-80. */
export function keyOf(account: Account): string {
  return (account as Ed25519Account).privateKey.toString()
}

/** Creates an account from a key with 32 equal bytes, whose address is the same in every run. */
export function accountOf(byte: string): Ed25519Account {
  const privateKey = new Ed25519PrivateKey(`0x${byte.repeat(32)}`)
  return Account.fromPrivateKey({ privateKey }) as Ed25519Account
}

/** Returns an account's address in its normal form. */
export function addressOf(account: Account): string {
  return account.accountAddress.toStringLong()
}

/** Writes a drop's config with a phase for everybody now and another one later. */
export function writeAptosDrop(workplace: Workplace, treasury: string, changes: object = {}) {
  const config = {
    chain: 'aptos-local',
    collection: {
      seed: 'first',
      collectionName: 'First drop',
      collectionDescription: 'The first one',
      collectionUri: 'https://example.com/collection.json',
      itemBaseName: 'First #{}',
      itemBaseUri: 'data:application/json,{"name":"First {}"}',
      maxNumberOfTokens: 100,
      treasury,
      royalties: { royaltyBasisPoints: 500, recipient: treasury },
      platformFee: { platformFeeValue: 300, recipients: [{ address: PLATFORM, share: 100 }] },
    },
    phases: [
      {
        name: 'Everybody',
        price: '0.5 APT',
        start: '2027-01-01T00:00:00Z',
        maxMintsPerWallet: 3,
        maxMintsPerTransaction: 2,
      },
      { name: 'Later', price: '1 APT', start: '2027-06-01T00:00:00Z' },
    ],
    ...changes,
  }
  workplace.write('drop.config.json', config)
  return config
}

/** Receives the platform fee. */
export const PLATFORM = `0x${'fee'.padStart(64, '0')}`

/** Replaces what differs between runs: addresses by their names, others and hashes, gas, ports and folders. */
export function namesOf(
  text: string,
  workplace: Workplace,
  names: Readonly<Record<string, string>> = {},
): string {
  return Object.entries(names)
    .reduce(
      (result, [name, address]) => result.replaceAll(address, `<${name}>`),
      text.replaceAll(workplace.folder, '<folder>'),
    )
    .replaceAll(PLATFORM, '<platform>')
    .replaceAll(/0x[0-9a-f]{64}/g, '<hash>')
    .replaceAll(/127\.0\.0\.1:\d+/g, '127.0.0.1:<port>')
    .replaceAll(/at most [\d.]+( APT \(\d+ octas\))?/g, 'at most <number>')
    .replaceAll(/holds [\d.]+/g, 'holds <number>')
}
