import { existsSync, readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { Connection } from '@solana/web3.js'
import { parseAnchorToml } from './lib/anchorToml.ts'
import { builtPrograms } from './lib/builtPrograms.ts'
import { clusterNamed } from './lib/clusters.ts'
import { DeployError } from './lib/deployError.ts'
import { deployPrograms } from './lib/deployPrograms.ts'
import { readKeypair } from './lib/keypairFile.ts'
import { readAuthorities } from './lib/readAuthorities.ts'
import { sourceRevision } from './lib/sourceRevision.ts'

const HELP = `Deploys the programs of target/deploy, their IDLs and their security.txt to the cluster that Anchor.toml
names.

Usage: npm run migrate -- [options]

  --cluster <name>  another cluster than that of Anchor.toml
  --url <url>       a node of your own of that cluster
  --programs <folder>
                    deploy the builds in this folder instead of those in target/deploy
  --dry-run         say what would be done and what it costs
  --buffer-authority <address>
                    write the programs to buffers that this address may use, such as a multisig's
                    vault, and print what to propose there instead of upgrading
  --upgrade-authority <address>
                    who may upgrade the programs afterwards; a first deployment to a mainnet needs
                    this or --final
  --final           let nobody upgrade the programs any more; this cannot be undone
  --yes             do not ask; making programs final on a mainnet asks all the same
  --help            show this text`

const OPTIONS = {
  cluster: { type: 'string' },
  url: { type: 'string' },
  programs: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  'buffer-authority': { type: 'string' },
  'upgrade-authority': { type: 'string' },
  final: { type: 'boolean', default: false },
  yes: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const

async function main(): Promise<void> {
  const { values } = parseArgs({ options: OPTIONS })
  if (values.help) return console.log(HELP)

  const authorities = readAuthorities(values)
  const root = fileURLToPath(new URL('..', import.meta.url))
  const toml = parseAnchorToml(readFileSync(join(root, 'Anchor.toml'), 'utf8'))
  const cluster = clusterNamed(values.cluster ?? toml.cluster, values.url)
  const walletPath = toml.wallet.replace(/^~/, homedir())
  const wallet = existsSync(walletPath) ? readKeypair(walletPath) : undefined
  if (!wallet) {
    throw new DeployError(
      'BAD_KEYPAIR',
      `There is no wallet at ${walletPath}, which Anchor.toml names.`,
    )
  }
  const revision = sourceRevision(root)
  if (revision === undefined) {
    console.log('Git has no commit with exactly these programs, so their security.txt names none.')
  }
  const interrupted = new AbortController()
  process.once('SIGINT', () =>
    interrupted.abort(new Error('Interrupted; run this again to go on.')),
  )
  await deployPrograms({
    cluster,
    wallet,
    connection: new Connection(cluster.url, 'confirmed'),
    programs: builtPrograms(root, toml, cluster.name, { revision, folder: values.programs }),
    stateFolder: join(root, '.mintline', 'deploy'),
    log: (line) => console.log(line),
    ...authorities,
    confirm: ({ text, isForPerson }) =>
      values.yes && !isForPerson ? Promise.resolve(true) : ask(text),
    isDryRun: values['dry-run'],
    signal: interrupted.signal,
  })
}

async function ask(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) return false
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(`${question} Type yes to go on: `)
  terminal.close()
  return answer.trim() === 'yes'
}

try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
