import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PublicKey } from '@solana/web3.js'
import type { AnchorToml } from './anchorToml.ts'
import { DeployError } from './deployError.ts'
import { readKeypair } from './keypairFile.ts'
import type { BuiltProgram, ProgramDocument } from './program.ts'
import { securityDocument, securityText } from './securityText.ts'

export interface BuildOptions {
  /** Commit of the sources, which security.txt names. Undefined = it names none. */
  revision?: string | undefined
  /** With other builds of the same sources. Default: `target/deploy`. */
  folder?: string | undefined
}

/** Returns the programs that Anchor.toml lists for a cluster, as built in `root`. */
export function builtPrograms(
  root: string,
  toml: AnchorToml,
  cluster: string,
  { revision, folder = join(root, 'target', 'deploy') }: BuildOptions = {},
): BuiltProgram[] {
  const addresses = toml.programs.get(cluster)
  if (!addresses) {
    throw new DeployError('BAD_CONFIG', `Anchor.toml has no table [programs.${cluster}].`)
  }
  return [...addresses].map(([name, text]) => {
    const elfPath = join(folder, `${name}.so`)
    const idlPath = join(root, 'target', 'idl', `${name}.json`)
    const missing = [elfPath, idlPath].find((path) => !existsSync(path))
    if (missing !== undefined) {
      throw new DeployError(
        'NOT_BUILT',
        `${name} is not built: there is no ${missing}. Run \`npm run build:programs\`.`,
      )
    }
    const idl: { address: string } = JSON.parse(readFileSync(idlPath, 'utf8'))
    const keypair = readKeypair(join(root, 'target', 'deploy', `${name}-keypair.json`))
    if (keypair && keypair.publicKey.toBase58() !== text) {
      throw new DeployError(
        'BAD_CONFIG',
        `The keypair of ${name} is that of ${keypair.publicKey}, but Anchor.toml says ${text}. Run \`npm run keys\`.`,
      )
    }
    if (idl.address !== text) {
      throw new DeployError(
        'NOT_BUILT',
        `${name} is built for ${idl.address}, but Anchor.toml says ${text}. Run \`npm run build:programs\`.`,
      )
    }
    const elf = readFileSync(elfPath)
    const documents: ProgramDocument[] = [{ seed: 'idl', content: JSON.stringify(idl) }]
    const fields = securityText(elf)
    if (fields) documents.push({ seed: 'security', content: securityDocument(fields, revision) })
    return { name, address: new PublicKey(text), elf, documents, keypair }
  })
}
